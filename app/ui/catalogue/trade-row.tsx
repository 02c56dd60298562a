import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type CatalogueFilters, catalogueSearch } from '#domain/technicians/catalogue-filters.ts'
import type { SpecialtyLabel } from '#domain/technicians/specialties.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'

const TRADES: readonly { esp: SpecialtyLabel | null; label: string; icon: IconName }[] = [
  { esp: null, label: 'Todos', icon: 'layout-grid' },
  { esp: 'Plomería', label: 'Plomería', icon: 'droplets' },
  { esp: 'Electricidad', label: 'Electricidad', icon: 'zap' },
  { esp: 'Neveras', label: 'Neveras', icon: 'refrigerator' },
  { esp: 'Lavadoras / Secadoras', label: 'Lavadoras', icon: 'washing-machine' },
  { esp: 'Aires Acondicionados', label: 'Aires', icon: 'air-vent' },
  { esp: 'Carpintería', label: 'Carpintería', icon: 'hammer' },
  { esp: 'Pintura', label: 'Pintura', icon: 'paint-roller' },
  { esp: 'Cerrajería', label: 'Cerrajería', icon: 'key-round' },
  { esp: 'Gasodomésticos', label: 'Gas', icon: 'flame' },
]

/** Quick links by trade; they keep the other filters. */
export function TradeRow({ filters }: { filters: CatalogueFilters }) {
  const list = useRef<HTMLUListElement>(null)
  // On a phone the row scrolls: scroll the current trade into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry follows the trade.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [filters.esp])
  return (
    <nav aria-label="Oficios" className="border-b border-paper-200 bg-white">
      <ul
        ref={list}
        className="relative container-page flex overflow-x-auto [scrollbar-width:none] md:justify-between"
      >
        {TRADES.map(({ esp, label, icon }) => {
          const current = filters.esp === esp
          return (
            <li key={label} className="min-w-22 flex-1">
              <Link
                to={`/tecnicos${catalogueSearch({ ...filters, esp })}`}
                replace
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className={`flex h-[4.5rem] flex-col items-center justify-center gap-1.5 border-b-3 px-2 pt-1 text-label whitespace-nowrap transition-colors focus-visible:-outline-offset-3 md:h-19 ${current ? 'border-mango-400 font-bold text-ink-900' : 'border-transparent font-medium text-ink-700 hover:text-ink-900'}`}
              >
                <Icon of={icon} size={22} className={current ? 'text-petrol-600' : 'text-ink-700'} />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
