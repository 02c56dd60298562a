import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

interface DetailRowProps {
  icon: IconName
  name: string
  /** Null or empty: still to be chosen. */
  value: string | null
  /** Under the value. */
  warning?: string | null
}

/** A line of a `dl`: 'Fecha', 'Servicio' … of the booking being made. */
export function DetailRow({ icon, name, value, warning }: DetailRowProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="flex items-center gap-2 text-label text-ink-600">
        <Icon of={icon} size={17} />
        {name}
      </dt>
      <dd className={`min-w-0 text-right text-label break-words ${value ? 'font-bold' : 'text-ink-600'}`}>
        {value || 'Por elegir'}
        {warning && (
          <span className="flex items-center justify-end gap-1 text-support font-semibold text-primary-800">
            <Icon of="triangle-alert" size={15} />
            {warning}
          </span>
        )}
      </dd>
    </div>
  )
}
