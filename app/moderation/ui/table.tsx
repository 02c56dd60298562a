import type { ReactNode } from 'react'

/** The column titles are visual only: each row has its own accessible texts. */
export function TableHead({
  columns,
  titles,
  first,
}: {
  columns: string
  titles: readonly string[]
  /** The first column, shown on phones too. */
  first?: ReactNode
}) {
  return (
    <div className={`text-support font-semibold text-ink-700 lg:bg-paper-100 lg:px-5 lg:py-3.5 ${columns}`}>
      {first}
      {[...titles, 'Acciones'].map(title => (
        <span key={title} aria-hidden="true" className="hidden last:text-right lg:block">
          {title}
        </span>
      ))}
    </div>
  )
}

export function TableRows({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-3.5 md:grid-cols-2 lg:block">{children}</ul>
}
