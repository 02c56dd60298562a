import { type RefObject, useEffect, useRef, useState } from 'react'
import { type BookingDraft, findDraft, keepDraft } from '#ui/bookings/booking-draft.ts'

interface DraftOptions {
  technicianId: string
  /** Whose form it is; null once the sign-in is lost. */
  owner: string | null
  start: BookingDraft
  /** Where the fields are. */
  fields: RefObject<HTMLElement | null>
}

/** The fields of a booking as they are typed, kept for whoever has to come back to them. */
export function useBookingDraft({ technicianId, owner, start, fields }: DraftOptions) {
  const [draft, setDraft] = useState(start)
  const touched = useRef(false)
  const first = useRef(start)

  useEffect(() => {
    const kept = owner && findDraft(technicianId, owner)
    const typed = typedInto(fields.current, first.current)
    touched.current = Object.keys(typed).length > 0
    // What the address of the page asks for is newer than what was kept; what is typed by now is newer than both.
    const { hour, description } = first.current
    if (kept)
      setDraft({ ...kept, hour: hour || kept.hour, description: description || kept.description, ...typed })
    else if (touched.current) setDraft(before => ({ ...before, ...typed }))
  }, [technicianId, owner, fields])

  useEffect(() => {
    if (touched.current && owner) keepDraft(technicianId, owner, draft)
  }, [technicianId, owner, draft])

  function change(news: Partial<BookingDraft>) {
    touched.current = true
    setDraft(before => ({ ...before, ...news }))
  }
  return [draft, change] as const
}

/** On a slow phone people type before the scripts are there: what the fields say then is theirs. */
function typedInto(place: HTMLElement | null, start: BookingDraft): Partial<BookingDraft> {
  const typed: Partial<Record<keyof BookingDraft, string>> = {}
  for (const name of ['hour', 'description', 'address'] as const) {
    const value = place?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
    if (value && value !== start[name]) typed[name] = value
  }
  return typed
}
