import { useId, useState } from 'react'
import type { CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import { useDraft } from '#catalogue/ui/use-draft.ts'
import { useSeenModule } from '#catalogue/ui/use-seen-module.ts'
import { DAY_PART_LABELS, hoursText, whenText } from '#catalogue/wording/catalogue.ts'
import { addDays } from '#platform/domain/time.ts'
import { SelectField, TextField } from '#platform/ui/basics/fields.tsx'
import { capitalised } from '#platform/wording/dates.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'

interface WhenFilterProps {
  applied: CatalogueFilters
  today: string
}

/** Free on one day, at one hour of it or any: pills over the fields, which are submitted. Without a script only those. */
export function WhenFilter({ applied, today }: WhenFilterProps) {
  const legend = useId()
  const [place, pills] = useSeenModule(() => import('#catalogue/ui/when-pills.tsx'))
  const [when, setWhen] = useDraft({
    fecha: applied.fecha ?? '',
    libreDesde: applied.libreDesde ?? '',
    libreHasta: applied.libreHasta ?? '',
    hora: String(applied.hora ?? ''),
  })
  const tomorrow = addDays(today, 1)
  const withPill = [' ', `${today} `, `${tomorrow} `, `${tomorrow} manana`]
  const span = applied.libreDesde !== null && {
    label: capitalised(whenText(applied, today)),
    fecha: '',
    libreDesde: applied.libreDesde,
    libreHasta: applied.libreHasta ?? '',
    hora: String(applied.hora ?? ''),
  }
  const [isPicking, setIsPicking] = useState(!span && !withPill.includes(`${when.fecha} ${when.hora}`))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields inside have labels of their own.
    <div role="group" aria-labelledby={legend}>
      <p id={legend} className="mb-2 text-label font-bold">
        Cuándo
      </p>
      <div ref={place} className="min-h-24 md:min-h-37 noscript:hidden">
        {pills && (
          <pills.WhenPills
            when={when}
            today={today}
            span={span || null}
            isPicking={isPicking}
            onChoose={(when, isPicking) => {
              setWhen(when)
              setIsPicking(isPicking)
            }}
          />
        )}
      </div>
      <div
        className={`mt-3 gap-2.5 min-[26rem]:max-md:grid-cols-[minmax(0,1fr)_10.5rem] noscript:mt-0 ${isPicking ? 'grid' : 'hidden noscript:grid'}`}
      >
        <TextField
          label="Disponible el día"
          type="date"
          name="fecha"
          min={today}
          value={when.fecha}
          onChange={event => setWhen({ ...when, fecha: event.target.value, libreDesde: '', libreHasta: '' })}
        />
        <input type="hidden" name="libreDesde" value={when.libreDesde} />
        <input type="hidden" name="libreHasta" value={when.libreHasta} />
        <SelectField
          label="Hora"
          name="hora"
          value={when.hora}
          onChange={event => setWhen({ ...when, hora: event.target.value })}
        >
          <option value="">Cualquiera</option>
          {typeof applied.hora === 'string' && applied.hora.includes('-') && (
            <option value={applied.hora}>{capitalised(hoursText(applied.hora))}</option>
          )}
          {Object.entries(DAY_PART_LABELS).map(([part, label]) => (
            <option key={part} value={part}>
              {capitalised(label)}
            </option>
          ))}
          {BOOKABLE_HOURS.map(hour => (
            <option key={hour} value={hour}>
              {hourText(hour)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
