import { useEffect, useRef, useState } from 'react'
import { type BookingDraft, findDraft, keepDraft } from '#ui/bookings/booking-draft.ts'

interface DraftOptions {
  technicianId: string
  /** Whose form it is; null once the sign-in is lost. */
  owner: string | null
  start: BookingDraft
}

/** The fields of a booking as they are typed, kept for whoever has to come back to them. */
export function useBookingDraft({ technicianId, owner, start }: DraftOptions) {
  const [draft, setDraft] = useState(start)
  const touched = useRef(false)
  const first = useRef(start)

  useEffect(() => {
    const kept = owner && findDraft(technicianId, owner)
    if (!kept) return
    // What the address of the page asks for is newer than what was kept.
    const { hour, description } = first.current
    setDraft({ ...kept, hour: hour || kept.hour, description: description || kept.description })
  }, [technicianId, owner])

  useEffect(() => {
    if (touched.current && owner) keepDraft(technicianId, owner, draft)
  }, [technicianId, owner, draft])

  function change(fields: Partial<BookingDraft>) {
    touched.current = true
    setDraft(before => ({ ...before, ...fields }))
  }
  return [draft, change] as const
}
