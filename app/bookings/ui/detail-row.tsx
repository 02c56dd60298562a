import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'

interface DetailRowProps {
  icon: IconName
  name: string
  /** Null or empty: still to be chosen. */
  value: string | null
}

/** A line of a `dl`: 'Fecha', 'Servicio' … of the booking being made. */
export function DetailRow({ icon, name, value }: DetailRowProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="flex items-center gap-2 text-label text-ink-600">
        <Icon of={icon} size={17} />
        {name}
      </dt>
      <dd className={`min-w-0 text-right text-label break-words ${value ? 'font-bold' : 'text-ink-600'}`}>
        {value || 'Por elegir'}
      </dd>
    </div>
  )
}
