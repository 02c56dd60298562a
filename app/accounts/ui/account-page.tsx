import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface AccountPageProps {
  title: string
  intro?: string
  /** The children have no card of their own. */
  boxed?: boolean
  children: ReactNode
}

/** One topic of the account on a page of its own, with the way back to /perfil. */
export function AccountPage({ title, intro, boxed = false, children }: AccountPageProps) {
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
      {intro && <p className="mt-1.5 text-ink-600">{intro}</p>}
      {boxed ? (
        <div className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">{children}</div>
      ) : (
        children
      )}
    </div>
  )
}
