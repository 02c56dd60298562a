import { addDays } from '#platform/domain/time.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

interface When {
  readonly fecha: string
  readonly libreDesde: string
  readonly libreHasta: string
  readonly hora: string
}

interface WhenPillsProps {
  when: When
  today: string
  /** The days that the search asks for. */
  span: (When & { label: string }) | null
  /** Day and hour are shown, to choose others than these. */
  isPicking: boolean
  onChoose: (when: When, isPicking: boolean) => void
}

const NONE: When = { fecha: '', libreDesde: '', libreHasta: '', hora: '' }

/** The days that are asked for most; pressed again, none. Loaded when the filter is seen. */
export function WhenPills({ when, today, span, isPicking, onChoose }: WhenPillsProps) {
  const tomorrow = addDays(today, 1)
  const pills: readonly (When & { label: string; icon?: IconName })[] = [
    { ...NONE, label: 'Hoy', fecha: today },
    { ...NONE, label: 'Mañana', fecha: tomorrow },
    { ...NONE, label: 'Mañana en la mañana', icon: 'sunrise', fecha: tomorrow, hora: 'manana' },
    ...(span ? [span] : []),
  ]
  const chosen = isPicking
    ? undefined
    : pills.find(
        ({ fecha, libreDesde, hora }) =>
          fecha === when.fecha && libreDesde === when.libreDesde && hora === when.hora,
      )
  const isOther = isPicking || (when.fecha !== '' && chosen === undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {pills.map(({ label, icon, ...days }) => (
        <Pill
          key={label}
          label={label}
          icon={icon}
          pressed={chosen?.label === label}
          onPress={() => onChoose(chosen?.label === label ? NONE : days, false)}
        />
      ))}
      <Pill
        label="Elegir día"
        icon="calendar-days"
        pressed={isOther}
        onPress={() => onChoose(isOther ? NONE : when, !isOther)}
      />
    </div>
  )
}

interface PillProps {
  label: string
  icon: IconName | undefined
  pressed: boolean
  onPress: () => void
}

function Pill({ label, icon, pressed, onPress }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-3.5 text-support font-semibold whitespace-nowrap transition-colors ${pressed ? 'border-petrol-600 bg-petrol-600 text-white' : 'border-paper-300 bg-white text-ink-800 hover:border-petrol-600'}`}
    >
      {icon && <Icon of={icon} size={16} />}
      {label}
    </button>
  )
}
