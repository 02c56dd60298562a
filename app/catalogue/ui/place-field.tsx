import { useState } from 'react'
import { type CatalogueFilters, placeFrom, placeValue } from '#catalogue/domain/catalogue-filters.ts'
import type { CataloguePlace } from '#catalogue/domain/catalogue-places.ts'
import { useDraft } from '#catalogue/ui/use-draft.ts'
import { useSeenModule } from '#catalogue/ui/use-seen-module.ts'
import { placeText } from '#catalogue/wording/catalogue.ts'
import { SelectField } from '#platform/ui/basics/fields.tsx'
import { numberText } from '#platform/wording/price.ts'

interface PlaceFieldProps {
  places: readonly CataloguePlace[]
  applied: CatalogueFilters
}

const LABEL = 'Dónde'

/**
 * City, locality or barrio, submitted as `ciudad`: a select, and where there is a script a combobox, whose code is loaded
 * when the field is seen.
 */
export function PlaceField({ places, applied }: PlaceFieldProps) {
  const [chosen, setChosen] = useDraft({ value: placeValue(applied), name: placeText(applied) })
  /** A select that has the focus stays until it is left. */
  const [isUsed, setIsUsed] = useState(false)
  const [field, combobox] = useSeenModule(() => import('#catalogue/ui/place-combobox.tsx'))
  return (
    <div ref={field}>
      {combobox && !isUsed ? (
        <combobox.PlaceCombobox label={LABEL} places={places} chosen={chosen} onChoose={setChosen} />
      ) : (
        <PlaceSelect places={places} chosen={chosen} onChoose={setChosen} onUse={setIsUsed} />
      )}
    </div>
  )
}

interface ChosenPlace {
  /** As it is submitted: 'Bogotá|Suba'. */
  readonly value: string
  /** 'Suba, Bogotá' */
  readonly name: string
}

interface PlaceSelectProps {
  places: readonly CataloguePlace[]
  chosen: ChosenPlace
  onChoose: (place: ChosenPlace) => void
  onUse: (isUsed: boolean) => void
}

function PlaceSelect({ places, chosen, onChoose, onUse }: PlaceSelectProps) {
  return (
    <SelectField
      label={LABEL}
      name="ciudad"
      value={chosen.value}
      onFocus={() => onUse(true)}
      onBlur={() => onUse(false)}
      onChange={({ target: { value } }) => onChoose({ value, name: placeText(placeFrom(value)) })}
    >
      <PlaceOptions places={places} chosen={chosen} />
    </SelectField>
  )
}

/** Of a select: cities, and under them their localities and barrios. */
export function PlaceOptions({ places, chosen }: Pick<PlaceSelectProps, 'places' | 'chosen'>) {
  const { ciudad, lugar } = placeFrom(chosen.value)
  const areas = places.find(place => place.ciudad === ciudad)?.areas
  const isListed = areas && (lugar === null || areas.some(({ label }) => label === lugar))
  return (
    <>
      <option value="">Toda Colombia</option>
      {chosen.value !== '' && !isListed && <option value={chosen.value}>{chosen.name}</option>}
      {places.map(({ ciudad, technicians, areas }) => (
        <optgroup key={ciudad} label={ciudad}>
          {[{ label: null, technicians }, ...areas].map(({ label, technicians }) => (
            <option key={label} value={placeValue({ ciudad, lugar: label })}>
              {technicians > 0 ? `${label ?? ciudad} (${numberText(technicians)})` : (label ?? ciudad)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
