// D15: what a decision makes of a review, and what the queue shows of one.
import type { QualityRatings } from '#reviews/domain/review-rating.ts'

export const REVIEW_ACTS = ['approve', 'reject', 'reopen'] as const
export type ReviewAct = (typeof REVIEW_ACTS)[number]

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    reviews: { review: ReviewAct; reply: ReviewAct }
  }
}

export interface ReviewModeration {
  readonly aprobada: boolean
  readonly rejectedAt: Date | null
  readonly rejectReason: string | null
}

/** Why an administrator's decision about a review, or about an answer to one, is refused. */
export type ReviewDecisionRefusal =
  | 'moderation-already-decided'
  | 'moderation-reply-changed'
  | 'moderation-reason-required'

export function reviewAfter(act: ReviewAct, reason: string | null, now: Date): ReviewModeration {
  if (act === 'reject') return { aprobada: false, rejectedAt: now, rejectReason: reason }
  return { aprobada: act === 'approve', rejectedAt: null, rejectReason: null }
}

export interface ReviewDecision {
  /** Of the review. */
  readonly id: number
  readonly act: ReviewAct
  readonly reason: string | null
}

export interface ReplyDecision extends ReviewDecision {
  /** Of the text that the administrator read. */
  readonly revision: number
}

/** Of two administrators, the second decides nothing: a decision needs a waiting row, and reopening a decided one. */
export function reviewDecisionRefusal(
  { act, reason, revision }: Omit<ReviewDecision, 'id'> & { readonly revision?: number },
  row: ReviewModeration & { readonly revision?: number },
): ReviewDecisionRefusal | null {
  const isDecided = row.aprobada || row.rejectedAt !== null
  if (isDecided !== (act === 'reopen')) return 'moderation-already-decided'
  if (act !== 'reopen' && row.revision !== revision) return 'moderation-reply-changed'
  return act === 'reject' && !reason ? 'moderation-reason-required' : null
}

/** Read with more care: it may hurt somebody, or somebody may need help. */
export const LOW_RATING_MAX = 3

/** A review, or the technician's answer to one; state and date are those of what waits. */
export interface AdminReview {
  readonly kind: 'review' | 'reply'
  /** Of the review. */
  readonly id: number
  readonly rating: number
  readonly comentario: string
  readonly qualities: QualityRatings
  readonly clienteNombre: string
  /** Null in imported reviews that name nobody. */
  readonly clientId: string | null
  readonly technicianName: string | null
  readonly technicianId: string | null
  readonly technicianFotoURL: string | null
  /** The visit that is rated; null in imported reviews. */
  readonly visit: { readonly date: string; readonly servicio: string } | null
  readonly reply: { readonly texto: string; readonly revision: number } | null
  readonly aprobada: boolean
  readonly rejectReason: string | null
  readonly decided: boolean
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}
