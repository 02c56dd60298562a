import { profilePriceText } from '#platform/wording/price.ts'
import type { ReportedReceipt } from '#reports/domain/report.ts'
import { differsFromAgreed } from '#visits/domain/receipt.ts'
import { WorkLines } from '#visits/ui/quote-lines.tsx'
import { agreedText, correctionText, PAYMENT_TEXTS, receiptNumberText } from '#visits/wording/receipt.ts'

/** The receipt that a report says is wrong: for whoever reports, and for administrators. */
export function ReceiptInReport({ receipt }: { receipt: ReportedReceipt }) {
  const { id, corrects, hecho, lines, total, pago } = receipt
  return (
    <section
      aria-label="Comprobante"
      className="mt-2.5 rounded-12 border border-paper-200 bg-paper-50 px-3.5 py-3"
    >
      <p className="text-label font-bold">Comprobante {receiptNumberText(id)}</p>
      {corrects !== null && <p className="text-support text-ink-600">{correctionText(corrects)}</p>}
      {hecho && <p className="mt-1 text-label text-ink-700 wrap-anywhere">«{hecho}»</p>}
      <div className="mt-2 border-t border-paper-200 pt-2">
        <WorkLines lines={lines} />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink-900 pt-2 text-label font-bold">
        <span>Total</span>
        <span className="tabular-nums">{profilePriceText(total)}</span>
      </p>
      <p className="text-support text-ink-600">{PAYMENT_TEXTS[pago]}</p>
      {differsFromAgreed(receipt) && (
        <p className="text-label font-bold text-amber-700">{agreedText(receipt)}</p>
      )}
    </section>
  )
}
