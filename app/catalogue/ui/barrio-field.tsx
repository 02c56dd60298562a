import { type KeyboardEvent, useId, useReducer } from 'react'
import { PLACE_NAME_MAX_LENGTH } from '#bookings/domain/booking.ts'
import type { BarrioFieldProps, KnownArea } from '#bookings/ui/place-box.tsx'
import { actionOfKey, CLOSED, comboboxReducer } from '#catalogue/ui/search/combobox-state.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** 'Barrio' with known places under it; any other name may be typed. It stands in a grid of two columns. */
function BarrioField({ value, suggestions, onType, onChoose, hasFocus, classes }: BarrioFieldProps) {
  const id = useId()
  const listId = `${id}-list`
  const optionId = (index: number) => `${listId}-${index}`
  const [state, dispatch] = useReducer(comboboxReducer, CLOSED)
  const options = state.open ? suggestions : []
  const active = state.active < options.length ? state.active : -1

  function choose(area: KnownArea) {
    onChoose(area)
    dispatch({ kind: 'close' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options.length === 0) return
    const picked = options[active]
    const isLeft = event.key === 'Escape' || event.key === 'Enter'
    const action = isLeft
      ? ({ kind: 'close' } as const)
      : actionOfKey(event.key, { ...state, active }, options.length)
    if (!action) return
    event.preventDefault()
    if (event.key === 'Enter' && picked) choose(picked)
    else dispatch(action)
  }

  return (
    <>
      <div className={classes.cell}>
        <label htmlFor={id} className={classes.label}>
          Barrio
        </label>
        <input
          id={id}
          ref={hasFocus ? focusOnce : undefined}
          name="barrio"
          type="text"
          role="combobox"
          autoComplete="address-level3"
          spellCheck={false}
          maxLength={PLACE_NAME_MAX_LENGTH}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={active === -1 ? undefined : optionId(active)}
          value={value}
          onChange={event => {
            onType(event.target.value)
            dispatch({ kind: 'type' })
          }}
          onKeyDown={onKeyDown}
          onBlur={() => dispatch({ kind: 'close' })}
          className={classes.control}
        />
      </div>
      {options.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label="Barrios"
          tabIndex={-1}
          // Keeps the focus in the field, which has the keys.
          onMouseDown={event => event.preventDefault()}
          className="order-last col-span-2 rounded-b-12 border-t border-paper-200 bg-white p-1.5"
        >
          {options.map((area, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
            <div
              key={`${area.label}, ${area.ciudad}`}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              onClick={() => choose(area)}
              className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-8 px-2.5 text-label ${at === active ? 'bg-petrol-50 inset-ring-2 inset-ring-petrol-600' : 'hover:bg-petrol-50'}`}
            >
              <Icon of="map-pin" size={17} className="shrink-0 text-petrol-600" />
              <span className="min-w-0 truncate font-bold">
                {area.label}{' '}
                <span className="ml-1.5 font-normal text-ink-600">
                  {[area.locality, area.ciudad].filter(Boolean).join(', ')}
                </span>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function focusOnce(input: HTMLInputElement | null) {
  input?.focus()
}

/** For the pages that ask where a visit is. */
export const AREAS_OF_VISITS = {
  loadAreas: () => import('#catalogue/domain/search/places/area-names.ts'),
  BarrioField,
}
