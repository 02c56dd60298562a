import { type ReactNode, useId, useState } from 'react'
import type { NamedCity } from '#bookings/domain/address.ts'
import { ADDRESS_MAX_LENGTH, STREET_MAX_LENGTH } from '#bookings/domain/booking.ts'
import { type KnownPlaces, withTypedPlace } from '#bookings/domain/typed-place.ts'
import { areaText, type BarrioAndCity, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useLazyModule } from '#platform/ui/hooks/loading-hooks.ts'

/** A known locality or barrio. */
export interface KnownArea {
  readonly label: string
  readonly locality: string | null
  readonly ciudad: string
}

interface KnownAreas extends Pick<KnownPlaces, 'areaIn'> {
  readonly areasNamed: (typed: string, ciudad: string) => KnownArea[]
}

export interface BarrioFieldProps {
  value: string
  /** Known places that fit what is typed. */
  suggestions: readonly KnownArea[]
  onType: (value: string) => void
  onChoose: (area: KnownArea) => void
  /** It was just opened. */
  hasFocus: boolean
  classes: { readonly cell: string; readonly label: string; readonly control: string }
}

/** What subjects above know of places, handed in by the page. */
export interface Gazetteer {
  readonly cities: readonly NamedCity[]
  /** Loaded when somebody begins to say where the visit is. */
  readonly loadAreas: () => Promise<KnownAreas>
  readonly BarrioField: (props: BarrioFieldProps) => ReactNode
}

interface PlaceBoxProps {
  place: VisitPlace
  onChange: (changes: Partial<VisitPlace>) => void
  gazetteer: Gazetteer
  hint: string
  error?: string | undefined
}

/** D68: the street, and under it barrio and city as a line that can be changed. Without script both are open. */
export function PlaceBox({ place, onChange, gazetteer, hint, error }: PlaceBoxProps) {
  const id = useId()
  const { address, barrio, ciudad } = place
  const area = areaText(place)
  const [isOpen, setIsOpen] = useState<boolean | 'by-hand'>(area === '')
  const [isUsed, setIsUsed] = useState(false)
  /** What the street replaced. */
  const [before, setBefore] = useState<BarrioAndCity | null>(null)
  const areas = useLazyModule(isUsed || isOpen !== false, gazetteer.loadAreas)
  const note = {
    hint,
    error: error ?? (address.trim().length > STREET_MAX_LENGTH ? STREET_ONLY_TEXT : undefined),
  }

  function leaveStreet() {
    const typed = withTypedPlace(place, {
      cities: gazetteer.cities,
      areaIn: areas?.areaIn ?? (() => null),
    })
    if (typed.address === address.trim() && areaText(typed) === area) return
    onChange(typed)
    if (area !== '' && areaText(typed) !== area) setBefore({ barrio, ciudad })
  }

  function changeArea(changes: Partial<BarrioAndCity>) {
    setBefore(null)
    onChange(changes)
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block text-label font-bold">
        Calle, número y apto
      </label>
      <div className="rounded-12 border-[1.5px] border-ink-400 bg-white">
        <span className="relative block">
          <Icon of="map-pin" className="pointer-events-none absolute top-3.5 left-3.5 text-ink-500" />
          <input
            id={id}
            type="text"
            name="address"
            value={address}
            onChange={event => onChange({ address: event.currentTarget.value })}
            onFocus={() => setIsUsed(true)}
            onBlur={leaveStreet}
            autoComplete="address-line1"
            maxLength={ADDRESS_MAX_LENGTH}
            placeholder="Ej.: Cra. 104 # 132-15, apto 201"
            {...describedBy(id, note)}
            className={`h-12 w-full rounded-t-[0.625rem] bg-transparent pr-3.5 pl-[2.6875rem] text-body/6 text-ellipsis text-ink-900 ${FOCUS}`}
          />
        </span>
        {isOpen === false && (
          <div className="flex min-h-12 items-center gap-2 rounded-b-[0.625rem] border-t border-paper-200 bg-paper-100 pr-1 pl-3.5 noscript:hidden">
            <Icon of="plus" size={14} className="mx-[0.1875rem] shrink-0 text-ink-600" />
            <span className="min-w-0 flex-1 text-label/5 font-bold break-words">{area}</span>
            <button
              type="button"
              onClick={() => setIsOpen('by-hand')}
              className="min-h-11 shrink-0 rounded-8 px-2.5 text-label font-bold text-petrol-600 hover:underline"
            >
              Cambiar<span className="sr-only"> el barrio y la ciudad</span>
            </button>
          </div>
        )}
        <div
          className={`grid-cols-2 rounded-b-[0.625rem] border-t border-paper-200 bg-paper-100 ${isOpen === false ? 'hidden noscript:grid' : 'grid'}`}
        >
          <gazetteer.BarrioField
            value={barrio}
            suggestions={areas?.areasNamed(barrio, ciudad) ?? []}
            onType={typed => changeArea({ barrio: typed })}
            onChoose={chosen => changeArea({ barrio: chosen.label, ciudad: chosen.ciudad })}
            hasFocus={isOpen === 'by-hand'}
            classes={CELL}
          />
          <div className={CELL.cell}>
            <label htmlFor={`${id}-city`} className={CELL.label}>
              Ciudad
            </label>
            <select
              id={`${id}-city`}
              name="ciudad"
              value={ciudad}
              onChange={event => changeArea({ ciudad: event.currentTarget.value })}
              autoComplete="address-level2"
              className={`${CELL.control} appearance-none truncate pr-9`}
            >
              {ciudad === '' && <option value="">Elige tu ciudad</option>}
              {ciudad !== '' && gazetteer.cities.every(({ label }) => label !== ciudad) && (
                <option>{ciudad}</option>
              )}
              {gazetteer.cities.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </select>
            <Icon
              of="chevron-down"
              size={17}
              className="pointer-events-none absolute right-3 bottom-2.5 text-ink-600"
            />
          </div>
        </div>
      </div>
      <p role="status" className="text-support text-ink-700 not-empty:mt-[0.4375rem]">
        {before && (
          <>
            Lo cambiamos a {area}.{' '}
            <button
              type="button"
              onClick={() => changeArea(before)}
              className="-my-3 min-h-11 rounded-8 font-bold text-petrol-600 hover:underline"
            >
              Deshacer
            </button>
          </>
        )}
      </p>
      <FieldNote id={id} {...note} />
    </div>
  )
}

const STREET_ONLY_TEXT = 'Escribe solo la calle, el número y el apto.'
const FOCUS = 'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-petrol-600'
/** Label above the text, both in one target of 60 px. */
const CELL = {
  cell: 'relative h-15 min-w-0',
  label: 'pointer-events-none absolute top-1.5 left-3.5 text-small/4 font-bold text-ink-700',
  control: `size-full rounded-[0.625rem] bg-transparent pt-5 pl-3.5 text-body/6 text-ink-900 focus-visible:bg-white ${FOCUS}`,
} as const
