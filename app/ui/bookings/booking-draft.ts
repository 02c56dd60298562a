// What was typed into a booking and not sent stays in this tab, for the same person and technician: a session that
// ends, a wrong press or the way back loses nothing. It goes when a booking is made, and when its owner signs out.

export interface BookingDraft {
  readonly hour: string
  readonly description: string
  readonly address: string
  /** The same form, when it is sent at last: if it had arrived after all, it is the same booking. */
  readonly formKey: string
}

const PREFIX = 'tecniya-booking:'

export function keepDraft(technicianId: string, owner: string, draft: BookingDraft): void {
  withStorage(storage => storage.setItem(PREFIX + technicianId, JSON.stringify({ ...draft, owner })))
}

export function findDraft(technicianId: string, owner: string): BookingDraft | null {
  let found: BookingDraft | null = null
  withStorage(storage => {
    const {
      owner: whose,
      hour,
      description,
      address,
      formKey,
    } = JSON.parse(storage.getItem(PREFIX + technicianId) ?? '{}')
    const texts = [hour, description, address, formKey]
    if (whose === owner && texts.every(text => typeof text === 'string'))
      found = { hour, description, address, formKey }
  })
  return found
}

export function forgetDrafts(): void {
  withStorage(storage => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}

function withStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage)
  } catch {
    // Storage is full or closed to us in this browser: then a draft is not kept, and nothing else changes.
  }
}
