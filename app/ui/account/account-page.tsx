import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/basics/icon.tsx'

/** The frame of the pages under /perfil. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[calc(36rem+2*var(--gutter))] px-(--gutter) pt-5 pb-16 md:pt-8">
      <Link
        to="/perfil"
        className="inline-flex min-h-11 items-center gap-1.5 font-bold text-petrol-600 hover:underline"
      >
        <Icon of="arrow-left" size={18} />
        Mi perfil
      </Link>
      <h1 className="mt-1 type-h1">{title}</h1>
      {children}
    </div>
  )
}
