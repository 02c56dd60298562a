import { Link, type To } from 'react-router'
import { Icon } from '#ui/basics/icon.tsx'

/** A label without state: a trade, a zone. */
export function Chip({ children }: { children: string }) {
  return (
    <span className="inline-flex min-h-[1.625rem] items-center rounded-8 bg-paper-100 px-2.5 py-0.5 text-small font-semibold text-ink-700">
      {children}
    </span>
  )
}

/** An active filter; the link removes it. */
export function RemovableChip({ children, to }: { children: string; to: To }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-petrol-200 bg-petrol-50 px-3.5 text-support font-semibold text-petrol-700 hover:border-petrol-600"
    >
      <span className="sr-only">Quitar filtro: </span>
      {children}
      <Icon of="x" size={16} />
    </Link>
  )
}
