import { type KeyboardEvent, useId, useReducer, useState } from 'react'
import type { CataloguePlace } from '#catalogue/domain/catalogue-places.ts'
import { type PlaceOption, placeMeant, placeOptions } from '#catalogue/ui/place-options.ts'
import { actionOfKey, CLOSED, comboboxReducer } from '#catalogue/ui/search/combobox-state.ts'
import { FieldFrame } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { techniciansText } from '#platform/wording/counts.ts'
import { numberText } from '#platform/wording/price.ts'

type ChosenPlace = Pick<PlaceOption, 'value' | 'name'>

interface PlaceInputProps {
  id: string
  /** Of the list. */
  label: string
  places: readonly CataloguePlace[]
  chosen: ChosenPlace
  onChoose: (place: ChosenPlace) => void
  placeholder: string
  className: string
  listClassName: string
}

/** The field 'Dónde' in the sidebar. Its list stands under it, so that it covers nothing. */
export function PlaceCombobox(props: Pick<PlaceInputProps, 'label' | 'places' | 'chosen' | 'onChoose'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={props.label}>
      <span className="relative block">
        <Icon of="map-pin" className="pointer-events-none absolute top-3.5 left-3.5 text-petrol-600" />
        <PlaceInput
          {...props}
          id={id}
          placeholder="Ciudad o barrio"
          className="field-box truncate pr-11 pl-[2.6875rem]"
          listClassName="rounded-16 border border-paper-200 bg-white shadow-2"
        />
        <Icon
          of="chevron-down"
          size={18}
          className="pointer-events-none absolute top-[0.9375rem] right-3.5 text-ink-600"
        />
      </span>
    </FieldFrame>
  )
}

/** A place, submitted as `ciudad`, with a list that is filtered while somebody types. */
export function PlaceInput(props: PlaceInputProps) {
  const { id, label, places, chosen, onChoose, placeholder, className, listClassName } = props
  const listId = `${id}-list`
  const optionId = (index: number) => `${listId}-${index}`
  /** Null while nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [state, dispatch] = useReducer(comboboxReducer, CLOSED)
  const options = state.open ? placeOptions(places, typed ?? '') : []
  const active = state.active < options.length ? state.active : -1

  function choose({ value, name }: ChosenPlace) {
    onChoose({ value, name })
    setTyped(null)
    dispatch({ kind: 'close' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && state.open) {
      event.preventDefault()
      return leave(null)
    }
    const picked = options[active] ?? (typed === null ? undefined : options[0])
    if (event.key === 'Enter' && state.open && picked) {
      event.preventDefault()
      return choose(picked)
    }
    const count = state.open ? options.length : placeOptions(places, '').length
    const action = actionOfKey(event.key, { ...state, active }, count)
    if (!action) return
    event.preventDefault()
    dispatch(action)
  }

  /** A place that was typed and not picked counts where it can only be that one. */
  function leave(text: string | null) {
    const meant = text === '' ? ANYWHERE : text && placeMeant(places, text)
    choose(meant || chosen)
  }

  return (
    <>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={state.open}
        aria-controls={state.open ? listId : undefined}
        aria-activedescendant={active === -1 ? undefined : optionId(active)}
        value={typed ?? chosen.name}
        onChange={event => {
          setTyped(event.target.value)
          dispatch({ kind: 'type' })
        }}
        onClick={event => {
          event.currentTarget.select()
          dispatch({ kind: 'open' })
        }}
        onKeyDown={onKeyDown}
        onBlur={() => leave(typed)}
        className={className}
      />
      <input type="hidden" name="ciudad" value={chosen.value} />
      {state.open && (
        <PlaceList
          className={listClassName}
          id={listId}
          label={label}
          options={options}
          active={active}
          optionId={optionId}
          onChoose={choose}
          canClear={typed === null && chosen.value !== ''}
        />
      )}
      <p role="status" className="sr-only">
        {state.open && (options.length > 0 ? `${options.length} lugares` : UNKNOWN_PLACE)}
      </p>
    </>
  )
}

const UNKNOWN_PLACE = 'No conocemos ese lugar. Prueba con tu ciudad.'
const ANYWHERE = { value: '', name: '' }

interface PlaceListProps {
  className: string
  id: string
  label: string
  options: readonly PlaceOption[]
  active: number
  optionId: (index: number) => string
  onChoose: (place: ChosenPlace) => void
  /** A place is chosen: the list begins with a way to give it up. */
  canClear: boolean
}

/** The focus stays in the field. */
function PlaceList({ className, id, label, options, active, optionId, onChoose, canClear }: PlaceListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field, which has the keys.
    <div
      ref={scrollIntoSight}
      onMouseDown={event => event.preventDefault()}
      className={`mt-2 p-2 ${className}`}
    >
      {canClear && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onChoose(ANYWHERE)}
          className={`${ROW} w-full font-semibold text-petrol-600 hover:bg-petrol-50`}
        >
          Toda Colombia
        </button>
      )}
      {options.length === 0 ? (
        <p className="px-3 py-2.5 text-label text-ink-600">{UNKNOWN_PLACE}</p>
      ) : (
        <div id={id} role="listbox" aria-label={label}>
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
            <div
              key={option.value}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              onClick={() => onChoose(option)}
              className={`${ROW} ${at === active ? 'bg-petrol-50 inset-ring-2 inset-ring-petrol-600' : 'hover:bg-petrol-50'} ${option.isArea ? 'pl-9 font-semibold' : 'font-bold'}`}
            >
              {!option.isArea && <Icon of="map-pin" size={18} className="text-petrol-600" />}
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {option.technicians > 0 && (
                <span className="text-support font-normal text-ink-600">
                  {option.isArea ? (
                    <>
                      {numberText(option.technicians)}
                      <span className="sr-only"> técnicos</span>
                    </>
                  ) : (
                    techniciansText({ count: option.technicians, more: false })
                  )}
                </span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** On phones the sheet is hardly taller than the list. */
function scrollIntoSight(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' })
}

const ROW = 'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-8 px-2.5 text-label'
