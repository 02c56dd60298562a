import { Link } from 'react-router'

export interface PillLink {
  readonly to: string
  readonly label: string
  readonly isCurrent: boolean
  /** '4' */
  readonly count?: string
}

/** The parts of a screen as a row of links, one of them current. */
export function PillLinks({ label, links }: { label: string; links: readonly PillLink[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {links.map(({ to, label, isCurrent, count }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-paper-300 bg-white px-4 text-label font-bold hover:border-ink-400 aria-[current=page]:border-transparent aria-[current=page]:bg-petrol-600 aria-[current=page]:text-white"
        >
          {label}
          {count && <span className="font-semibold opacity-80">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
