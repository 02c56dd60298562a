import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { BookingDraft } from '#bookings/domain/booking-form-data.ts'
import { findDraft, type StoredDraft, saveDraft } from '#bookings/ui/booking-draft.ts'
import { isDocumentRevisited } from '#platform/ui/hooks/is-document-revisited.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface DraftOptions {
  technicianId: string
  /** Uid of the user; null once the session ended. */
  owner: string | null
  start: BookingDraft
  searchedWork: string
  fields: RefObject<HTMLElement | null>
}

/** State of the booking form, saved as a draft while it is edited. */
export function useBookingDraft({ technicianId, owner, start, searchedWork, fields }: DraftOptions) {
  const [draft, setDraft] = useState(start)
  const touched = useRef(false)
  const first = useRef(start)
  const isRevisited = useIsRevisited()

  useEffect(() => {
    const saved = owner && findDraft(technicianId, owner)
    const typed = typedInto(fields.current, first.current)
    touched.current = Object.keys(typed).length > 0
    if (saved && (isRevisited || !saved.isSent) && isOfSameVisit(saved, first.current))
      setDraft({ ...merged(saved, first.current, searchedWork), ...typed })
    else if (touched.current) setDraft(before => ({ ...before, ...typed }))
  }, [technicianId, owner, searchedWork, fields, isRevisited])

  useEffect(() => {
    if (touched.current && owner) saveDraft(technicianId, owner, draft)
  }, [technicianId, owner, draft])

  function change(changes: Partial<BookingDraft>) {
    touched.current = true
    setDraft(before => ({ ...before, ...changes }))
  }
  return [draft, change] as const
}

/** A draft that was typed into another form must not replace what an earlier booking (`de`) brought into this one. */
function isOfSameVisit(saved: StoredDraft, start: BookingDraft): boolean {
  return start.de === null || saved.de === start.de
}

/** Precedence: the URL, then the saved draft, then the words of a search. A form that was sent gets a new key: sent again it is another booking. */
function merged({ isSent, ...saved }: StoredDraft, start: BookingDraft, searchedWork: string): BookingDraft {
  const { hour, description, servicio, esp, formKey } = start
  const isFromUrl = start.de === null
  return {
    ...saved,
    hour: hour || saved.hour,
    description:
      (isFromUrl && description !== searchedWork && description) || saved.description || description,
    servicio: (isFromUrl && servicio) || saved.servicio,
    esp: esp || saved.esp,
    formKey: isSent ? formKey : saved.formKey,
  }
}

/** True when the person came to the page with Back, Forward or Reload. */
function useIsRevisited(): boolean {
  const navigationType = useNavigationType()
  // Not hydrated at mount: the document itself was just loaded, which React Router calls POP in any case.
  const [isDocumentLoad] = useState(!useHydrated())
  const [isRevisited] = useState(() => (isDocumentLoad ? isDocumentRevisited() : navigationType === 'POP'))
  return isRevisited
}

const TYPED_FIELDS = ['hour', 'description', 'address', 'barrio', 'ciudad', 'servicio'] as const

/** On slow phones people type before hydration: those values are read from the DOM. */
function typedInto(container: HTMLElement | null, start: BookingDraft): Partial<BookingDraft> {
  const typed: Partial<Record<(typeof TYPED_FIELDS)[number], string>> = {}
  for (const name of TYPED_FIELDS) {
    const field = container?.querySelector<HTMLInputElement>(
      `[name="${name}"]:is(:checked, :not([type=radio]))`,
    )
    if (field && field.value !== start[name] && (field.value || name === 'servicio'))
      typed[name] = field.value
  }
  return typed
}
