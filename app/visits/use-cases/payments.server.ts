import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import {
  isOwed,
  isSaidPaid,
  PAID_UNDO_MS,
  type PaymentRefusal,
  REMINDER_UNDO_MS,
  reminderState,
} from '#visits/domain/payment.ts'
import type { PaidBy } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import {
  deleteReminder,
  insertReminder,
  insertSaidPaid,
  lockPayment,
  type ReceiptPayment,
  saveNote,
} from '#visits/persistence/payments.server.ts'

const PAYMENT_LIMIT = rateLimit('payment-person', 120, HOUR_MS)

type Result = Outcome<void, PaymentRefusal>
type Act = (tx: Db, payment: ReceiptPayment, now: Date) => Promise<Result> | Result

/** `id` is the number of a receipt. */
async function sayOfPayment(
  { db, limits, now: clock }: Services,
  { uid }: Viewer,
  { side, id }: { side: VisitSide; id: number },
  act: Act,
): Promise<Result> {
  if (!(await limits.consume(PAYMENT_LIMIT, uid))) return refused('too-many-requests')
  return db.transaction(async tx => {
    const payment = await lockPayment(tx, side, { id, uid })
    return payment ? act(tx, payment, clock()) : refused('payment-unknown')
  })
}

const byTechnician = (id: number) => ({ side: 'technician', id }) as const

/** Every third day, three times at most. */
export function remindOfPayment(services: Services, viewer: Viewer, id: number): Promise<Result> {
  return sayOfPayment(
    services,
    viewer,
    byTechnician(id),
    async (tx, { receipt, clientId, reminders }, now) => {
      if (!isOwed(receipt) || isSaidPaid(receipt)) return refused('payment-changed')
      const state = reminderState(
        reminders.map(({ at }) => at),
        now,
      )
      if (state.kind === 'later') return refused('reminder-too-soon')
      if (state.kind === 'enough') return refused('reminders-used')
      await insertReminder(tx, { receiptId: id, clientId, now })
      return accepted()
    },
  )
}

export function undoReminder(services: Services, viewer: Viewer, id: number): Promise<Result> {
  return sayOfPayment(services, viewer, byTechnician(id), async (tx, { reminders: [last] }, now) => {
    if (!last || now.getTime() - last.at.getTime() > REMINDER_UNDO_MS) return refused('payment-undo-too-late')
    await deleteReminder(tx, last.id)
    return accepted()
  })
}

/** 'Ya me pagó'. The receipt stays as it is. */
export function notePayment(
  services: Services,
  viewer: Viewer,
  { id, pago }: { id: number; pago: PaidBy | undefined },
): Promise<Result> {
  return sayOfPayment(services, viewer, byTechnician(id), async (tx, { receipt }, now) => {
    if (!pago) return refused('payment-means-required')
    if (!isOwed(receipt)) return refused('payment-changed')
    await saveNote(tx, id, { pago, paidAt: now })
    return accepted()
  })
}

export function undoPayment(services: Services, viewer: Viewer, id: number): Promise<Result> {
  return sayOfPayment(services, viewer, byTechnician(id), async (tx, { receipt: { payment } }, now) => {
    if (!payment?.paidAt || now.getTime() - payment.paidAt.getTime() > PAID_UNDO_MS)
      return refused('payment-undo-too-late')
    await saveNote(tx, id, { pago: null, paidAt: null })
    return accepted()
  })
}

/** 'No la he recibido', to a client who said to have paid. */
export function denyPayment(services: Services, viewer: Viewer, id: number): Promise<Result> {
  return sayOfPayment(services, viewer, byTechnician(id), async (tx, { receipt }, now) => {
    if (!isSaidPaid(receipt)) return refused('payment-changed')
    await saveNote(tx, id, { deniedAt: now })
    return accepted()
  })
}

/** 'Ya pagué', by the client. Said twice it is said once. */
export function sayPaid(services: Services, viewer: Viewer, id: number): Promise<Result> {
  return sayOfPayment(
    services,
    viewer,
    { side: 'client', id },
    async (tx, { receipt, technicianId }, now) => {
      if (!isOwed(receipt)) return refused('payment-changed')
      if (!isSaidPaid(receipt)) await insertSaidPaid(tx, { receiptId: id, technicianId, now })
      return accepted()
    },
  )
}
