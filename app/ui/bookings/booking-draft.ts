// Unsent booking forms in sessionStorage, per user and technician: an expired session or a reload loses nothing.
// Deleted when a booking is made and on sign-out.

export interface BookingDraft {
  readonly hour: string
  readonly description: string
  readonly address: string
  /** Idempotency key: the same form sent twice is one booking. */
  readonly formKey: string
}

const PREFIX = 'tecniya-booking:'

export function saveDraft(technicianId: string, owner: string, draft: BookingDraft): void {
  withStorage(storage => storage.setItem(PREFIX + technicianId, JSON.stringify({ ...draft, owner })))
}

export function findDraft(technicianId: string, owner: string): BookingDraft | null {
  let found: BookingDraft | null = null
  withStorage(storage => {
    const {
      owner: storedOwner,
      hour,
      description,
      address,
      formKey,
    } = JSON.parse(storage.getItem(PREFIX + technicianId) ?? '{}')
    const texts = [hour, description, address, formKey]
    if (storedOwner === owner && texts.every(text => typeof text === 'string'))
      found = { hour, description, address, formKey }
  })
  return found
}

export function deleteDrafts(): void {
  withStorage(storage => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // sessionStorage may be full or disabled: drafts are optional.
  }
}
