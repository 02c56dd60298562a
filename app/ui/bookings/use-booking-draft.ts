import { type RefObject, useEffect, useRef, useState } from 'react'
import { type BookingDraft, findDraft, saveDraft } from '#ui/bookings/booking-draft.ts'

interface DraftOptions {
  technicianId: string
  /** Uid of the user; null once the session ended. */
  owner: string | null
  start: BookingDraft
  fields: RefObject<HTMLElement | null>
}

/** State of the booking form, saved as a draft while it is edited. */
export function useBookingDraft({ technicianId, owner, start, fields }: DraftOptions) {
  const [draft, setDraft] = useState(start)
  const touched = useRef(false)
  const first = useRef(start)

  useEffect(() => {
    const saved = owner && findDraft(technicianId, owner)
    const typed = typedInto(fields.current, first.current)
    touched.current = Object.keys(typed).length > 0
    // Precedence: typed before hydration, then the URL, then the saved draft.
    const { hour, description } = first.current
    if (saved)
      setDraft({
        ...saved,
        hour: hour || saved.hour,
        description: description || saved.description,
        ...typed,
      })
    else if (touched.current) setDraft(before => ({ ...before, ...typed }))
  }, [technicianId, owner, fields])

  useEffect(() => {
    if (touched.current && owner) saveDraft(technicianId, owner, draft)
  }, [technicianId, owner, draft])

  function change(changes: Partial<BookingDraft>) {
    touched.current = true
    setDraft(before => ({ ...before, ...changes }))
  }
  return [draft, change] as const
}

/** On slow phones people type before hydration: those values are read from the DOM. */
function typedInto(container: HTMLElement | null, start: BookingDraft): Partial<BookingDraft> {
  const typed: Partial<Record<keyof BookingDraft, string>> = {}
  for (const name of ['hour', 'description', 'address'] as const) {
    const value = container?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
    if (value && value !== start[name]) typed[name] = value
  }
  return typed
}
