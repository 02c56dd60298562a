import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { GUARANTEE_RULES, type PartyAct } from '#guarantee/domain/guarantee-acts.ts'
import {
  GUARANTEE_TEXT_MAX_LENGTH,
  type GuaranteeCase,
  type GuaranteeRefusal,
  type GuaranteeStep,
  type GuaranteeWish,
  openingRefusal,
} from '#guarantee/domain/guarantee-case.ts'
import { isAllowed } from '#guarantee/domain/guarantee-state.ts'
import {
  isRefundMoment,
  parseRefund,
  type RefundMeans,
  type RefundPayment,
} from '#guarantee/domain/refund.ts'
import { findPaidWork } from '#guarantee/persistence/guarantee-cases.server.ts'
import {
  findEventOfForm,
  insertCase,
  lockCaseOf,
  recordAct,
} from '#guarantee/persistence/guarantee-writes.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'
import { HOUR_MS } from '#platform/domain/time.ts'

const GUARANTEE_LIMIT = rateLimit('guarantee-person', 60, HOUR_MS)

interface OpenedCase {
  readonly key: number
  readonly text: string
  readonly wish: GuaranteeWish
  readonly fotos: readonly string[]
  readonly formKey: string | null
}

/** One case per completed visit, within 30 days. The visit that has one already succeeds: its page shows the case. */
export async function openGuaranteeCase(
  { db, limits, now: clock }: Services,
  viewer: Viewer,
  { key, text, wish, fotos, formKey }: OpenedCase,
): Promise<Outcome<void, GuaranteeRefusal>> {
  const written = truncateText(text.trim(), GUARANTEE_TEXT_MAX_LENGTH)
  if (written === '') return refused('guarantee-text-required')
  if (!(await limits.consume(GUARANTEE_LIMIT, viewer.uid))) return refused('too-many-requests')
  const now = clock()
  return db.transaction(async tx => {
    const visit = await findBookingOfClient(tx, key, viewer.uid)
    if (!visit) return refused('guarantee-failed')
    const refusal = openingRefusal(visit, now)
    if (refusal) return refused(refusal)
    const { technicianId } = visit
    const opened = await insertCase(tx, { reservaKey: key, technicianId, clientId: viewer.uid, wish, now })
    if (!opened) return accepted()
    const event = {
      act: 'open',
      by: 'client',
      actorUid: viewer.uid,
      text: written,
      fotos,
      formKey,
      now,
    } as const
    await recordAct(tx, opened, event)
    return accepted()
  })
}

export interface GuaranteeActRequest {
  /** The visit of the case. */
  readonly key: number
  readonly side: 'client' | 'technician'
  readonly act: PartyAct
  /** The step that the form showed. */
  readonly seen: GuaranteeStep | null
  readonly text: string
  /** As it was typed. */
  readonly amount: string
  /** How and when money was returned. */
  readonly payment: { readonly means: RefundMeans | null; readonly at: Date | null }
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
  const { needs = [] } = GUARANTEE_RULES[act]
  // A photo says enough for a message.
  if (needs.includes('text') && text === '' && !(act === 'message' && fotos.length > 0))
    return refused('guarantee-text-required')
  if (!(await limits.consume(GUARANTEE_LIMIT, viewer.uid))) return refused('too-many-requests')
  const now = clock()
  return db.transaction(async tx => {
    const found = await lockCaseOf(tx, side, key, viewer.uid)
    if (!found) return refused('guarantee-failed')
    const sent = await findEventOfForm(tx, found.id, formKey)
    if (sent?.kind === act && sent.text === text) return accepted()
    const isSeen = act === 'message' || found.step === seen
    if (!isSeen || !isAllowed(act, side, found, now)) return refused('guarantee-changed')
    const parsed = needs.includes('amount')
      ? parseRefund(typed.amount, await findPaidWork(tx, found.reservaKey))
      : null
    if (parsed?.ok === false) return refused(parsed.code)
    const payment = needs.includes('payment') ? paymentFrom(typed.payment, found, now) : null
    if (payment?.ok === false) return payment
    // A lost answer, then a changed text in the same form: that is another event.
    const newKey = sent ? null : formKey
    await recordAct(tx, found, {
      act,
      by: side,
      actorUid: viewer.uid,
      text,
      pesos: parsed?.pesos,
      payment: payment?.value,
      fotos,
      formKey: newKey,
      now,
    })
    return accepted()
  })
}

/** Money was returned since the case was opened, and not later than now. */
function paymentFrom(
  { means, at }: GuaranteeActRequest['payment'],
  { openedAt }: GuaranteeCase,
  now: Date,
): Outcome<RefundPayment, GuaranteeRefusal> {
  if (!means) return refused('guarantee-means-required')
  if (!at) return refused('guarantee-moment-required')
  return isRefundMoment(at, openedAt, now) ? accepted({ means, at }) : refused('guarantee-moment-wrong')
}
