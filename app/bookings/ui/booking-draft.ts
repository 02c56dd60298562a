// Booking forms in sessionStorage, per user and technician: an expired session or a reload loses nothing. Once a form was
// sent, its draft is only for those who go back to it. Deleted on sign-out.
import type { BookingDraft } from '#bookings/domain/booking-form-data.ts'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { withSessionStorage } from '#platform/ui/hooks/session-storage.ts'

export interface StoredDraft extends BookingDraft {
  readonly isSent: boolean
}

const PREFIX = BROWSER_STORAGE.bookingDraft.key

export function saveDraft(technicianId: string, owner: string, draft: BookingDraft): void {
  const stored = { ...draft, isSent: false, owner }
  withSessionStorage(storage => storage.setItem(PREFIX + technicianId, JSON.stringify(stored)))
}

export function findDraft(technicianId: string, owner: string): StoredDraft | null {
  return withSessionStorage(storage => {
    const { owner: storedOwner, ...draft } = JSON.parse(storage.getItem(PREFIX + technicianId) ?? '{}')
    return storedOwner === owner && isDraft(draft) ? draft : null
  })
}

/** Drafts of an earlier release of the site may be in storage. */
function isDraft(stored: Partial<StoredDraft>): stored is StoredDraft {
  const { hour, description, address, barrio, ciudad, servicio, esp, formKey, photos } = stored
  const texts = [hour, description, address, barrio, ciudad, servicio, esp, formKey]
  return texts.every(text => typeof text === 'string') && Array.isArray(photos)
}

/** After a booking was made. */
export function markDraftsSent(): void {
  withSessionStorage(storage => {
    for (const key of Object.keys(storage).filter(each => each.startsWith(PREFIX)))
      storage.setItem(key, JSON.stringify({ ...JSON.parse(storage.getItem(key) ?? '{}'), isSent: true }))
  })
}
