import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

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
export function useFieldEvents(input: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
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
