// What people are told about reviews and the answers to them.
import { EVERYWHERE, type Notification, WITHOUT_EMAIL } from '#platform/domain/notification.ts'
import { DAY_MS } from '#platform/domain/time.ts'

export const REVIEW_NOTIFICATIONS = {
  /** An approved review: both sides. */
  review: { channels: WITHOUT_EMAIL, urgent: false, until: DAY_MS },
  /** A decision about an answer: the technician, and the client of the first approval. */
  reply: { channels: EVERYWHERE, urgent: false, until: DAY_MS },
} as const satisfies Record<string, Notification>
