// Spec §2, admin panel: what one of its forms asks for, an act on a target.

import { USER_ACTS, type UserAct } from '#accounts/domain/user-moderation.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import { REVIEW_ACTS, type ReplyDecision, type ReviewDecision } from '#reviews/domain/review-moderation.ts'
import { TECHNICIAN_ACTS, type TechnicianAct } from '#technicians/domain/technician-moderation.ts'

/** D56: 'if-affected' asks where visits would be cancelled or the row deleted. Without a question nothing is asked. */
export type ConfirmationState = 'if-affected' | 'answered'

interface ActOn<Kind, Act> {
  readonly kind: Kind
  readonly uid: string
  readonly act: Act
  readonly reason: string | null
  readonly confirmation?: ConfirmationState
  /** The `moderationVersion` that the form showed. */
  readonly seen?: string | undefined
}

export type TechnicianCommand = ActOn<'technician', TechnicianAct>
export type UserCommand = ActOn<'user', UserAct>
export type PersonCommand = TechnicianCommand | UserCommand

/** D56: takes back the act of that trail entry. */
export interface UndoCommand {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  readonly act: 'undo'
  readonly trailEntryId: number
}

export type ModerationCommand =
  | PersonCommand
  | UndoCommand
  | ({ readonly kind: 'review' } & ReviewDecision)
  | ({ readonly kind: 'reply' } & ReplyDecision)

/** The names of the form's fields. */
export const MODERATION_FIELDS = [
  'kind',
  'id',
  'act',
  'motivo',
  'linea',
  'confirmado',
  'visto',
  'revision',
] as const

type Fields = Readonly<Partial<Record<(typeof MODERATION_FIELDS)[number], string>>>

const ROW_ID = /^[1-9]\d{0,14}$/

/** Null when the form names no known act and target. */
export function moderationCommandFrom(fields: Fields): ModerationCommand | null {
  const { kind, id = '', act, linea = '', visto: seen, revision } = fields
  const reason = reasonFrom(fields.motivo)
  const confirmation = fields.confirmado === 'si' ? 'answered' : 'if-affected'
  if (kind === 'review' || kind === 'reply') {
    const known = REVIEW_ACTS.find(each => each === act)
    if (!known || !ROW_ID.test(id)) return null
    const decision = { id: Number(id), act: known, reason }
    return kind === 'review' ? { kind, ...decision } : { kind, ...decision, revision: Number(revision) }
  }
  if ((kind !== 'technician' && kind !== 'user') || id === '') return null
  if (act === 'undo') return ROW_ID.test(linea) ? { kind, uid: id, act, trailEntryId: Number(linea) } : null
  const person = { uid: id, reason, confirmation, seen } as const
  if (kind === 'technician') {
    const known = TECHNICIAN_ACTS.find(each => each === act)
    return known ? { kind, ...person, act: known } : null
  }
  const known = USER_ACTS.find(each => each === act)
  return known ? { kind, ...person, act: known } : null
}
