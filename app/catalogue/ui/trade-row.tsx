import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type CatalogueFilters, catalogueSearch } from '#catalogue/domain/catalogue-filters.ts'
import { RowMenu } from '#catalogue/ui/row-menu.tsx'
import { chipClasses } from '#catalogue/ui/search-chips.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { TRADE_LOOKS } from '#technicians/ui/trade-looks.ts'

const TRADES: readonly { esp: SpecialtyLabel | null; label: string }[] = [
  { esp: null, label: 'Todos' },
  { esp: 'Plomería', label: 'Plomería' },
  { esp: 'Electricidad', label: 'Electricidad' },
  { esp: 'Neveras', label: 'Neveras' },
  { esp: 'Lavadoras / Secadoras', label: 'Lavadoras' },
  { esp: 'Aires Acondicionados', label: 'Aires' },
  { esp: 'Carpintería', label: 'Carpintería' },
  { esp: 'Pintura', label: 'Pintura' },
  { esp: 'Cerrajería', label: 'Cerrajería' },
  { esp: 'Gasodomésticos', label: 'Gas' },
]

export interface TradeChoice {
  filters: CatalogueFilters
  /** The trade that the text was understood to mean; null when none or several. */
  understood: SpecialtyLabel | null
  /** The text without its words for trades: another trade replaces them. */
  otherText: string
}

/** Quick links by trade; they keep the other filters. With a search, on phones, TradeMenu is in their place. */
export function TradeRow({ filters, understood, otherText }: TradeChoice) {
  const chosen = filters.esp ?? understood
  const list = useRef<HTMLUListElement>(null)
  // On a phone the row scrolls: scroll the current trade into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry follows the trade.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [chosen])
  return (
    <nav
      aria-label="Oficios"
      className={`border-b border-paper-200 bg-white ${filters.q === '' ? '' : 'max-md:hidden'}`}
    >
      <ul
        ref={list}
        className="relative container-page flex overflow-x-auto [scrollbar-width:none] md:justify-between"
      >
        {TRADES.map(({ esp, label }) => {
          const current = chosen === esp
          return (
            <li key={label} className="min-w-22 flex-1">
              <Link
                to={`/tecnicos${catalogueSearch({ ...filters, q: otherText, esp })}`}
                replace
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className={`flex h-[4.5rem] flex-col items-center justify-center gap-1.5 border-b-3 px-2 pt-1 text-label whitespace-nowrap transition-colors focus-visible:-outline-offset-3 md:h-19 ${current ? 'border-primary-400 font-bold text-ink-900' : 'border-transparent font-medium text-ink-700 hover:text-ink-900'}`}
              >
                <Icon
                  of={esp === null ? 'layout-grid' : TRADE_LOOKS[esp].icon}
                  size={22}
                  className={current ? 'text-petrol-600' : 'text-ink-700'}
                />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The same links as a menu under a chip that names the trade. */
export function TradeMenu({ filters, understood, otherText }: TradeChoice) {
  const chosen = filters.esp ?? understood
  const label = TRADES.find(({ esp }) => esp !== null && esp === chosen)?.label ?? chosen
  return (
    <RowMenu
      id="oficios"
      title="Oficio"
      label={label}
      className={chipClasses(label === null ? 'offered' : 'applied')}
      links={TRADES.map(({ esp, label }) => ({
        label,
        search: catalogueSearch({ ...filters, q: otherText, esp }),
        current: chosen === esp,
      }))}
    />
  )
}
