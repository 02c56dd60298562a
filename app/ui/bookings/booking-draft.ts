// Booking forms in sessionStorage, per user and technician: an expired session or a reload loses nothing. Once a form was
// sent, its draft is only for those who go back to it. Deleted on sign-out.
import type { BookingDraft } from '#domain/bookings/booking-draft.ts'

export interface StoredDraft extends BookingDraft {
  readonly isSent: boolean
}

const PREFIX = 'tecniya-booking:'

export function saveDraft(technicianId: string, owner: string, draft: BookingDraft): void {
  const stored = { ...draft, isSent: false, owner }
  withStorage(storage => storage.setItem(PREFIX + technicianId, JSON.stringify(stored)))
}

export function findDraft(technicianId: string, owner: string): StoredDraft | null {
  let found: StoredDraft | null = null
  withStorage(storage => {
    const { owner: storedOwner, ...draft } = JSON.parse(storage.getItem(PREFIX + technicianId) ?? '{}')
    if (storedOwner === owner && isDraft(draft)) found = draft
  })
  return found
}

/** Drafts of an earlier release of the site may be in storage. */
function isDraft(stored: Partial<StoredDraft>): stored is StoredDraft {
  const { hour, description, address, servicio, formKey, photos } = stored
  const texts = [hour, description, address, servicio, formKey]
  return texts.every(text => typeof text === 'string') && Array.isArray(photos)
}

/** After a booking was made. */
export function markDraftsSent(): void {
  withStorage(storage => {
    for (const key of draftKeys(storage))
      storage.setItem(key, JSON.stringify({ ...JSON.parse(storage.getItem(key) ?? '{}'), isSent: true }))
  })
}

export function deleteDrafts(): void {
  withStorage(storage => {
    for (const key of draftKeys(storage)) storage.removeItem(key)
  })
}

function draftKeys(storage: Storage): string[] {
  return Object.keys(storage).filter(key => key.startsWith(PREFIX))
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // sessionStorage may be full or disabled: drafts are optional.
  }
}
