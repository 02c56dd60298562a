import { Form, Link } from 'react-router'
import { WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isOwed, isSaidPaid } from '#visits/domain/payment.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import type { Receipt } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { PayToBox } from '#visits/ui/pay-to.tsx'
import { deniedText, saidPaidText, saysPaidText } from '#visits/wording/payment.ts'

interface PaymentStateProps {
  /** The client's name is read by the technician only. */
  visit: { readonly technicianName: string; readonly clientName?: string }
  receipt: Receipt
  side: VisitSide
  now: Date
  payTo?: PayTo | null
}

/** What was said of the payment after the receipt, and what this side can say of it. */
export function PaymentState({ visit, receipt, side, now, payTo }: PaymentStateProps) {
  const { payment } = receipt
  if (payment?.paidAt)
    return (
      <p className="mt-1 text-support text-ink-600">
        Lo anotó {firstNameOf(visit.technicianName)} el{' '}
        {reviewDateText(bogotaDate(payment.paidAt), bogotaDate(now))}.
      </p>
    )
  if (!isOwed(receipt)) return null
  const isSaid = isSaidPaid(receipt)
  if (side === 'technician')
    return (
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-label">
        {isSaid && (
          <strong className="font-bold text-primary-800">{saysPaidText(visit.clientName ?? '')}</strong>
        )}
        <Link to={`${WEEK_PATH}#te-deben`} className={buttonClasses({ kind: 'green-text' })}>
          {isSaid ? 'Contestarle' : 'Ya me pagó'}
        </Link>
      </p>
    )
  if (isSaid)
    return (
      <p role="status" className="mt-2 text-label font-semibold text-ink-700">
        {saidPaidText(firstNameOf(visit.technicianName))}
      </p>
    )
  return (
    <>
      {payTo && <PayToBox payTo={payTo} technicianName={visit.technicianName} />}
      <Form method="post" preventScrollReset className="mt-2">
        {payment?.deniedAt && (
          <p className="mb-2 text-label font-semibold text-primary-800">{deniedText(visit.technicianName)}</p>
        )}
        <input type="hidden" name="act" value="ya-pague" />
        <input type="hidden" name="comprobante" value={receipt.id} />
        <Button type="submit" kind="green-text">
          Ya pagué
        </Button>
      </Form>
    </>
  )
}
