import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { cleanSearch } from '#catalogue/domain/catalogue-filters.ts'
import { actionOfKey, CLOSED, comboboxReducer } from '#catalogue/ui/search/combobox-state.ts'
import { listRecentSearches } from '#catalogue/ui/search/recent-searches.ts'
import {
  type SuggestionGroup,
  suggestionGroups,
  useSuggestions,
} from '#catalogue/ui/search/suggestion-options.ts'

interface ComboboxOptions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly ciudad: string | null
  readonly optionId: (index: number) => string
}

/** The popup of a search field: its rows, which one is active, and what keys and clicks do. */
export function useCombobox({ input, panel, ciudad, optionId }: ComboboxOptions) {
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [state, dispatch] = useReducer(comboboxReducer, input.current, initialState)
  const [recents, setRecents] = useState(listRecentSearches)
  const typed = cleanSearch(text)
  const suggestions = useSuggestions(state.open ? typed : '', ciudad)
  const groups: readonly SuggestionGroup[] = state.open
    ? suggestionGroups(suggestions, recents, { compact: isNarrow(), typed })
    : []
  const optionCount = groups.reduce((count, { options }) => count + options.length, 0)
  // A shorter answer may have arrived since the key was pressed.
  const active = state.active < optionCount ? state.active : -1

  /** The field may have been reset, and searches remembered, since the popup was closed. */
  function reload() {
    setText(input.current?.value ?? '')
    setRecents(listRecentSearches())
  }
  const close = () => dispatch({ kind: 'close' })

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return
    if (event.key === 'Escape' && state.open) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter' && active !== -1) {
      event.preventDefault()
      return document.getElementById(optionId(active))?.click()
    }
    const action = actionOfKey(event.key, { ...state, active }, optionCount)
    if (!action) return
    event.preventDefault()
    if (!state.open) reload()
    dispatch(action)
  }

  useFieldEvents(input, {
    onReady: field => setText(field.value),
    onInput: field => {
      if (state.open) setText(field.value)
      else reload()
      dispatch({ kind: 'type' })
    },
    onClick: () => {
      reload()
      dispatch({ kind: 'open' })
    },
    onKeyDown,
    onBlur: to => {
      if (!(to instanceof Node && panel.current?.contains(to))) close()
    },
    onSubmit: close,
  })

  // On touch screens a tap beside the field does not always take its focus.
  useEffect(() => {
    if (!state.open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (input.current === target || panel.current?.contains(target))
      if (!inside) dispatch({ kind: 'close' })
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [state.open, input, panel])

  return {
    typed,
    groups,
    optionCount,
    active,
    close,
    /** After a pick the field shows what the page searches for, not what was typed. */
    closeAndReset() {
      input.current?.form?.reset()
      setText(input.current?.value ?? '')
      close()
    },
    /** To be called after a recent search was removed. */
    reloadRecents: () => setRecents(listRecentSearches()),
  }
}

/** Open when somebody began to type, or clicked an empty field, while this code was loading. */
function initialState(field: HTMLInputElement | null) {
  const isUsed = field !== null && (field.value === '' || field.value !== field.defaultValue)
  return isUsed && document.activeElement === field ? { open: true, active: -1 } : CLOSED
}

/** Below the breakpoint md. */
export function isNarrow(): boolean {
  return matchMedia('(width < 56.25rem)').matches
}

interface FieldEvents {
  /** Typing during the render that precedes the listeners is not an event for them. */
  readonly onReady: (field: HTMLInputElement) => void
  readonly onInput: (field: HTMLInputElement) => void
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** The focus left the field; null when it went nowhere. */
  readonly onBlur: (to: EventTarget | null) => void
  readonly onSubmit: () => void
}

/** Listens to a field that was rendered before this code was loaded. */
function useFieldEvents(input: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const onReady = useEffectEvent(events.onReady)
  const onInput = useEffectEvent(events.onInput)
  const onClick = useEffectEvent(events.onClick)
  const onKeyDown = useEffectEvent(events.onKeyDown)
  const onBlur = useEffectEvent(events.onBlur)
  const onSubmit = useEffectEvent(events.onSubmit)
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('input', () => onInput(field), { signal })
    field.addEventListener('click', () => onClick(), { signal })
    field.addEventListener('keydown', event => onKeyDown(event), { signal })
    field.addEventListener('blur', event => onBlur(event.relatedTarget), { signal })
    field.form?.addEventListener('submit', () => onSubmit(), { signal })
    onReady(field)
    return () => stop.abort()
  }, [input])
}
