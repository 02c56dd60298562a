import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { GUARANTEE_RULES, type GuaranteeAct, isAllowed } from '#guarantee/domain/guarantee-acts.ts'
import {
  GUARANTEE_TEXT_MAX_LENGTH,
  type GuaranteeRefusal,
  type GuaranteeStep,
  REFUND_AMOUNT_MAX_LENGTH,
} from '#guarantee/domain/guarantee-case.ts'
import { findEventOfForm, lockCaseOf, recordAct } from '#guarantee/persistence/guarantee-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'

/** What the pages of both sides offer; opening, booking and the decisions of administrators have their own use cases. */
export type PartyAct = Exclude<
  GuaranteeAct,
  | 'open'
  | 'book-repeat'
  | 'order-repeat'
  | 'order-refund'
  | 'dismiss'
  | 'escalate'
  | 'lapse'
  | 'complete-repeat'
  | 'cancel-repeat'
  | 'restore-repeat'
>

export interface GuaranteeActRequest {
  /** The visit of the case. */
  readonly key: number
  readonly side: 'client' | 'technician'
  readonly act: PartyAct
  /** The step that the form showed. */
  readonly seen: GuaranteeStep | null
  readonly text: string
  readonly amount: string
  readonly fotos: readonly string[]
  readonly formKey: string | null
}

/** An act of one of the two sides in their own case. The same form sent again succeeds. */
export async function actOnGuaranteeCase(
  { db, limits, now: clock }: Services,
  viewer: Viewer,
  { key, side, act, seen, fotos, formKey, ...typed }: GuaranteeActRequest,
): Promise<Outcome<void, GuaranteeRefusal>> {
  const text = truncateText(typed.text.trim(), GUARANTEE_TEXT_MAX_LENGTH)
  const amount = truncateText(typed.amount.trim(), REFUND_AMOUNT_MAX_LENGTH)
  const { needs } = GUARANTEE_RULES[act]
  // A photo says enough for a message.
  if (needs === 'text' && text === '' && !(act === 'message' && fotos.length > 0))
    return refused('guarantee-text-required')
  if (needs === 'amount' && amount === '') return refused('guarantee-amount-required')
  if (!(await limits.consume('guarantee-person', viewer.uid))) return refused('too-many-requests')
  const now = clock()
  return db.transaction(async tx => {
    const found = await lockCaseOf(tx, side, key, viewer.uid)
    if (!found) return refused('guarantee-failed')
    const sent = await findEventOfForm(tx, found.id, formKey)
    if (sent?.kind === act && sent.text === text) return accepted()
    const isSeen = act === 'message' || found.step === seen
    if (!isSeen || !isAllowed(act, side, found, now)) return refused('guarantee-changed')
    // A lost answer, then a changed text in the same form: that is another event.
    const newKey = sent ? null : formKey
    await recordAct(tx, found, {
      act,
      by: side,
      actorUid: viewer.uid,
      text,
      amount,
      fotos,
      formKey: newKey,
      now,
    })
    return accepted()
  })
}
