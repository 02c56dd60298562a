import { Link } from 'react-router'
import type { SearchChip } from '#catalogue/wording/search-chips.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { TRADE_ICONS } from '#technicians/ui/trade-icons.ts'

const ICONS: Record<SearchChip['kind'], IconName | null> = {
  text: null,
  trade: 'wrench',
  place: 'map-pin',
  rating: 'star',
  price: null,
  available: null,
  today: 'clock',
  day: 'calendar-days',
}

const STYLES: Record<SearchChip['state'], string> = {
  applied: 'border-petrol-200 bg-petrol-50 text-petrol-700',
  relaxed: 'border-dashed border-petrol-300 bg-white text-ink-800',
  offered: 'border-paper-300 bg-white text-ink-800',
}

/** What was understood or chosen, each removable, then what may be added. On phones two rows that scroll. */
export function SearchChips({ chips }: { chips: readonly SearchChip[] }) {
  const current = chips.filter(({ state }) => state !== 'offered')
  const offered = chips.filter(({ state }) => state === 'offered')
  if (chips.length === 0) return null
  return (
    <div className="mt-3 grid gap-2.5 md:flex md:flex-wrap md:items-center md:gap-x-0 md:gap-y-2">
      <ChipRow label="Filtros aplicados" chips={current} />
      {current.length > 0 && offered.length > 0 && (
        <span aria-hidden="true" className="mx-3.5 hidden h-6 w-px bg-paper-300 md:block" />
      )}
      <ChipRow label="Agregar a la búsqueda" chips={offered} />
    </div>
  )
}

function ChipRow({ label, chips }: { label: string; chips: readonly SearchChip[] }) {
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={label}
      className="relative -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {chips.map(chip => (
        <li key={`${chip.kind} ${chip.label}`} className="shrink-0">
          <ChipLink chip={chip} />
        </li>
      ))}
    </ul>
  )
}

function ChipLink({ chip: { kind, label, trade, state, search } }: { chip: SearchChip }) {
  const icon = trade ? TRADE_ICONS[trade] : ICONS[kind]
  return (
    <Link
      to={`/tecnicos${search}`}
      replace
      preventScrollReset
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-3.5 text-support font-semibold whitespace-nowrap hover:border-petrol-600 ${STYLES[state]}`}
    >
      {state !== 'offered' && <span className="sr-only">Quitar filtro: </span>}
      {icon && <Icon of={icon} size={16} className={state === 'offered' ? 'text-petrol-600' : ''} />}
      {label}
      {state === 'relaxed' && <span className="sr-only"> (sin aplicar)</span>}
      {state !== 'offered' && <Icon of="x" size={16} />}
    </Link>
  )
}
