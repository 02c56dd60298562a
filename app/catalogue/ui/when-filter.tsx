import { SelectField } from '#platform/ui/basics/select-field.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { hourText } from '#technicians/domain/hours.ts'

interface WhenFilterProps {
  fecha: string
  hora: string
  today: string
  hours: readonly number[]
  onChange: (part: { fecha?: string; hora?: string }) => void
}

/** Free on one day, at one hour of it or any; without a day the hour is ignored. */
export function WhenFilter({ fecha, hora, today, hours, onChange }: WhenFilterProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9.25rem] gap-2.5 md:grid-cols-1 md:gap-5">
      <TextField
        label="Disponible el día"
        type="date"
        name="fecha"
        min={today}
        value={fecha}
        onChange={event => onChange({ fecha: event.target.value })}
      />
      <SelectField
        label="Hora"
        name="hora"
        value={hora}
        onChange={event => onChange({ hora: event.target.value })}
      >
        <option value="">Cualquiera</option>
        {hours.map(hour => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
