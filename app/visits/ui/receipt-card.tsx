import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { shortDateText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { isOwed } from '#visits/domain/payment.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import {
  differsFromAgreed,
  mayDispute,
  type Receipt,
  receiptFilePath,
  receiptPath,
} from '#visits/domain/receipt.ts'
import { visitReportPath } from '#visits/domain/visit.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { PaymentState } from '#visits/ui/payment-state.tsx'
import { WorkLines } from '#visits/ui/quote-lines.tsx'
import {
  agreedText,
  correctionText,
  guaranteeShortTitle,
  paymentText,
  RECEIPT_TITLE,
  receiptNumberText,
} from '#visits/wording/receipt.ts'

const PHOTO_PX = 76

interface ReceiptCardProps {
  visit: { readonly key: number; readonly technicianName: string; readonly clientName?: string }
  receipt: Receipt
  side: VisitSide
  now: Date
  /** For the client, while it is to be paid. */
  payTo?: PayTo | null
  /** Why 'Ya pagué' was refused. */
  paymentRefusal?: string | null
  /** In place of 'Imprimir'. */
  act?: ReactNode
}

/** The newest receipt on the page of its visit. */
export function ReceiptCard({ visit, receipt, side, now, payTo, paymentRefusal, act }: ReceiptCardProps) {
  const { id, at, corrects, hecho, lines, total, photos } = receipt
  const { key } = visit
  const today = bogotaDate(now)
  const isPaid = !isOwed(receipt)
  return (
    <section
      aria-labelledby="comprobante"
      className="mt-5 overflow-hidden rounded-16 border border-paper-200 bg-white shadow-2"
    >
      <div className="zocalo h-3.5 [--tile:0.875rem]" />
      <div className="px-4 pt-4 pb-4 sm:px-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id="comprobante" className="max-w-44 scroll-mt-16 type-h3 sm:max-w-none">
            {RECEIPT_TITLE}
          </h2>
          <p className="shrink-0 text-right text-support text-ink-600">
            {receiptNumberText(id)}
            <br />
            {shortDateText(bogotaDate(at))}
          </p>
        </div>
        {corrects !== null && (
          <p className="text-support text-ink-600">
            <Link to={receiptPath(side, key, corrects)} className="underline">
              {correctionText(corrects)}
            </Link>
          </p>
        )}
        {hecho && <p className="mt-2.5 text-label/[1.375rem] text-ink-700 wrap-anywhere">{hecho}</p>}
        <div className="mt-2.5 border-t border-paper-200 pt-2.5">
          <WorkLines lines={lines} />
        </div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink-900 pt-2.5">
          <span className="text-17/6 font-bold">Total</span>
          <span className="text-24 font-extrabold tracking-[-0.02em] tabular-nums">
            {profilePriceText(total)}
          </span>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          <Badge tone={isPaid ? 'green' : 'amber'} icon={isPaid ? 'banknote' : 'hourglass'}>
            {paymentText(receipt)}
          </Badge>
          <span className="text-support text-ink-600">{bogotaTime(at)}</span>
        </p>
        {paymentRefusal && (
          <div className="mt-2">
            <Message kind="error">{paymentRefusal}</Message>
          </div>
        )}
        <PaymentState visit={visit} receipt={receipt} side={side} now={now} payTo={payTo} />
        {side === 'client' && <Dispute visitKey={key} receipt={receipt} now={now} />}
        {photos.length > 0 && (
          <div className="mt-3.5 flex flex-wrap items-center gap-3">
            <ProblemPhotos ids={photos} size={PHOTO_PX} about="de cómo quedó" />
            <p className="text-support text-ink-600">
              <strong className="block text-label font-bold text-ink-900">Así quedó</strong>
              {photos.length === 1 ? 'Foto' : 'Fotos'} de {firstNameOf(visit.technicianName)}
            </p>
          </div>
        )}
        <div className="mt-4 grid grid-cols-2 gap-2">
          <a href={receiptFilePath(side, key)} download className={buttonClasses({ kind: 'white' })}>
            <Icon of="download" size={18} />
            Descargar
          </a>
          {act || (
            <ButtonLink to={receiptPath(side, key)} kind="white">
              <Icon of="printer" size={18} />
              Imprimir
            </ButtonLink>
          )}
        </div>
      </div>
      {side === 'client' && (
        <p className="flex gap-2.5 border-t border-paper-200 bg-paper-50 px-4 py-3.5 text-support/[1.375rem] text-ink-600 sm:px-5">
          <Icon of="shield-check" size={18} className="mt-0.5 shrink-0 text-petrol-600" />
          <span>
            <strong className="font-bold text-ink-900">{guaranteeShortTitle(receipt, today)}.</strong> La
            legal es la de la Ley 1480.
          </span>
        </p>
      )}
    </section>
  )
}

interface DisputeProps {
  visitKey: number
  receipt: Receipt
  now: Date
}

/** Within seven days: a report that names the receipt. */
function Dispute({ visitKey, receipt, now }: DisputeProps) {
  const isDifferent = differsFromAgreed(receipt)
  const link = mayDispute(receipt, now) && (
    <Link
      to={`${visitReportPath(visitKey)}?comprobante=${receipt.id}`}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-1.5 text-support font-bold underline-offset-4 hover:underline"
    >
      <Icon of="flag" size={15} />
      {isDifferent ? 'No es lo que acordamos' : 'El cobro no fue así'}
    </Link>
  )
  if (isDifferent)
    return (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-12 border border-amber-200 bg-amber-50 px-4 text-amber-700">
        <p className="py-3 text-label font-bold">{agreedText(receipt)}</p>
        {link}
      </div>
    )
  return link && <p className="mt-1 text-ink-600">{link}</p>
}
