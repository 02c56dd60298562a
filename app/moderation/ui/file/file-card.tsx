import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

interface FileCardProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

export function FileCard({ title, aside, children }: FileCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-16 border border-paper-200 bg-white p-4.5 shadow-1 md:p-6"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function FileCardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-my-2.5 inline-flex min-h-11 items-center rounded-8 text-support font-bold text-petrol-600 hover:underline"
    >
      {children}
    </Link>
  )
}
