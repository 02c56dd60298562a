// The technician answers a review once. The answer waits for approval; until then, and after a rejection, it
// may be written anew.
import type { PublicReview } from '#reviews/domain/public-review.ts'
import type { QualityRatings } from '#reviews/domain/review-rating.ts'

export const REPLY_MAX_LENGTH = 600

export type ReplyState = 'waiting' | 'approved' | 'rejected'

export interface OwnReply {
  readonly texto: string
  readonly state: ReplyState
  /** Why it was rejected; the technician reads it. */
  readonly rejectReason: string | null
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}

/** An approved review as its technician reads it. */
export interface OwnReview extends PublicReview {
  readonly qualities: QualityRatings
  readonly reply: OwnReply | null
}

export type ReplyRefusal =
  | 'sign-in-as-technician'
  | 'reply-required'
  | 'reply-too-long'
  | 'reply-closed'
  | 'reply-failed'

export const OWN_REVIEWS_PATH = '/mi-perfil/resenas'

/** Where its technician reads and answers a review: the list begins with it. */
export const ownReviewPath = (reviewId: number) => `${OWN_REVIEWS_PATH}?resena=${reviewId}#resena-${reviewId}`

/** The id in `?resena=` and in the form of an answer; 0 for anything that is none. */
export const reviewIdFrom = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0

/** Browsers send line breaks as CRLF but count them as one character. */
export function replyTextFrom(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim()
}

/** E-mails and push messages about an answer: two for the technician, one for the client. Stored in jobs. */
export type ReplyNotification = 'approved' | 'rejected' | 'answered'

/** What e-mails and push messages about an answer need. */
export interface NotifiedReply {
  readonly reviewId: number
  readonly revision: number
  readonly texto: string
  readonly state: ReplyState
  readonly rejectReason: string | null
  /** It is on a public profile, under an approved review. */
  readonly isPublic: boolean
  readonly technicianId: string
  readonly technicianName: string
  readonly technicianSlug: string
  readonly technicianEmail: string
  readonly clientId: string
  readonly clientName: string
  readonly clientEmail: string
  /** False for blocked and deleted clients: they are told nothing. */
  readonly clientMayRead: boolean
}

/** What is to be told about an answer for one of the two; null when there is none, as after a later act. */
export function replyNotificationFor(
  { state, isPublic, clientMayRead }: Pick<NotifiedReply, 'state' | 'isPublic' | 'clientMayRead'>,
  reader: 'technician' | 'client',
): ReplyNotification | null {
  if (reader === 'client') return isPublic && clientMayRead ? 'answered' : null
  return state === 'waiting' ? null : state
}
