import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { StackedRange } from '#prices/ui/usual-prices.tsx'

export interface PriceEntry {
  readonly label: string
  readonly to: string
  /** What is known there: 'Bogotá, Soacha y 2 más'; empty for a city. */
  readonly text: string
  readonly rows: readonly PriceRow[]
}

interface PriceRow {
  readonly name: string
  /** '14 visitas', '14 visitas en Bogotá' */
  readonly visits: string
  readonly range: string
}

/** Trades, or the cities of one, each leading to its page. */
export function PriceList({ entries }: { entries: readonly PriceEntry[] }) {
  return (
    <ul
      className={`mt-8 grid gap-3.5 sm:grid-cols-2 sm:gap-5 md:mt-10 lg:gap-6 ${entries.length === 2 ? '' : 'md:grid-cols-3'}`}
    >
      {entries.map(({ label, to, text, rows }) => (
        <li
          key={to}
          className="relative min-w-0 rounded-16 border border-paper-200 bg-white px-4 py-3.5 hover:border-petrol-600 md:px-5 md:py-4"
        >
          <div className="flex items-center gap-3">
            <h2 className="min-w-0 flex-1 type-h3">
              <Link
                to={to}
                className="rounded-8 after:absolute after:inset-0 after:rounded-16 hover:text-petrol-700"
              >
                {label}
              </Link>
            </h2>
            <Icon of="chevron-right" size={18} className="shrink-0 text-petrol-600" />
          </div>
          {text && <p className="text-support text-ink-600">{text}</p>}
          {rows.length > 0 && (
            <ul className="mt-1 divide-y divide-paper-200">
              {rows.map(({ name, visits, range }) => (
                <li key={name} className="flex items-center justify-between gap-3 py-2">
                  <span className="min-w-0">
                    <span className="block text-label font-bold">{name}</span>
                    <span className="block text-support text-ink-600">{visits}</span>
                  </span>
                  <StackedRange range={range} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
