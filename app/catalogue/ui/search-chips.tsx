import { Link } from 'react-router'
import type { SearchChip } from '#catalogue/wording/search-chips.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { TRADE_LOOKS } from '#technicians/ui/trade-looks.ts'

const ICONS: Record<SearchChip['kind'], IconName | null> = {
  text: null,
  trade: 'wrench',
  place: 'map-pin',
  rating: 'star',
  price: null,
  available: null,
  instant: 'check-check',
  today: 'clock',
  day: 'calendar-days',
}

const CHIP =
  'inline-flex min-h-11 items-center gap-1 rounded-pill border px-2.5 text-support md:gap-1.5 md:px-3 font-semibold whitespace-nowrap hover:border-petrol-600'

const STATES: Record<SearchChip['state'], string> = {
  applied: 'border-petrol-200 bg-petrol-50 text-petrol-700',
  relaxed: 'border-dashed border-petrol-300 bg-white text-ink-800',
  offered: 'border-paper-300 bg-white text-ink-800',
}

export const chipClasses = (state: SearchChip['state']) => `${CHIP} ${STATES[state]}`

interface ChipListProps {
  chips: readonly SearchChip[]
  /** Those that may be added; otherwise those that were understood or chosen, each removable. */
  offered?: boolean
  className: string
}

export function ChipList({ chips, offered = false, className }: ChipListProps) {
  const listed = chips.filter(({ state }) => (state === 'offered') === offered)
  if (listed.length === 0) return null
  return (
    <ul aria-label={offered ? 'Agregar a la búsqueda' : 'Filtros aplicados'} className={className}>
      {listed.map(chip => (
        <li key={`${chip.kind} ${chip.label}`} className="shrink-0">
          <ChipLink chip={chip} />
        </li>
      ))}
    </ul>
  )
}

function ChipLink({ chip: { kind, label, trade, state, search } }: { chip: SearchChip }) {
  const Label = state === 'relaxed' ? 's' : 'span'
  const icon = trade ? TRADE_LOOKS[trade].icon : ICONS[kind]
  return (
    <Link to={`/tecnicos${search}`} replace preventScrollReset className={chipClasses(state)}>
      {state !== 'offered' && <span className="sr-only">Quitar filtro: </span>}
      {icon && <Icon of={icon} size={16} className={state === 'offered' ? 'text-petrol-600' : ''} />}
      <Label>{label}</Label>
      {state === 'relaxed' && <span className="sr-only"> (sin aplicar)</span>}
      {state !== 'offered' && <Icon of="x" size={16} />}
    </Link>
  )
}
