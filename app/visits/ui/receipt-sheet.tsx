import { addressLines } from '#bookings/domain/visit-place.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { isOwed } from '#visits/domain/payment.ts'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'
import { lineAmount } from '#visits/domain/work-lines.ts'
import { payToLines } from '#visits/wording/payment-details.ts'
import {
  correctionText,
  fullDayText,
  GUARANTEE_NOTE,
  guaranteeTitle,
  paidText,
  RECEIPT_TITLE,
  receiptFootText,
  receiptNumber,
  receiptNumberText,
  technicianLines,
  visitHoursText,
} from '#visits/wording/receipt.ts'
import { countedPriceText } from '#visits/wording/work-lines.ts'

/** The receipt as a sheet of A4; on phones the columns stand under each other. */
export function ReceiptSheet({ document }: { document: ReceiptDocument }) {
  const { receipt, visit } = document
  const { street, area } = addressLines(visit)
  const { id, at, corrects, hecho } = receipt
  return (
    <article
      aria-labelledby="comprobante"
      className="receipt-sheet overflow-hidden rounded-16 border border-paper-200 bg-white shadow-2"
    >
      <div className={`receipt-content px-5 pt-6 pb-8 sm:px-16 sm:pt-14 ${PRINT_SIZES[printSize(document)]}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex items-center gap-3 text-28/9 font-extrabold tracking-[-0.04em]">
            <img src="/icons/mark.svg" width={44} height={44} alt="" />
            <span>
              Tecni<span className="text-petrol-600">Ya</span>
            </span>
          </p>
          <p className="text-support text-ink-600 sm:text-right">
            tecniya.co
            <br />
            {BRAND.email} · {BRAND.phone}
          </p>
        </div>
        <div className="mt-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 sm:flex-nowrap border-ink-900 pb-3.5 sm:mt-9">
          <div>
            <h1 id="comprobante" className="text-26 font-extrabold tracking-[-0.03em] sm:text-32">
              {RECEIPT_TITLE}
            </h1>
            {corrects !== null && <p className="text-label font-semibold">{correctionText(corrects)}</p>}
          </div>
          <p className="shrink-0 text-support text-ink-600 sm:text-right">
            <strong className="block text-20 font-extrabold text-ink-900">{receiptNumberText(id)}</strong>
            {fullDayText(bogotaDate(at))}
          </p>
        </div>
        <div className="mt-6 grid gap-x-5 gap-y-5 sm:grid-cols-3">
          <Party label="Técnico" name={visit.technicianName} lines={technicianLines(document)} />
          <Party label="Cliente" name={visit.clientName} lines={[street, area]} />
          <Party
            label="Visita"
            name={visitHoursText(document)}
            lines={[dayText(visit.date), visit.servicio, `Reserva ${visit.key}`]}
          />
        </div>
        {hecho && (
          <div className="mt-6">
            <p className="text-support font-semibold text-ink-600">Qué se hizo</p>
            <p className="text-17 wrap-anywhere">{hecho}</p>
          </div>
        )}
        <Lines document={document} />
        <Total document={document} />
        <div className="mt-7 flex gap-3 rounded-12 border border-ink-300 px-5 py-4 break-inside-avoid">
          <Icon of="shield-check" size={20} className="mt-1 shrink-0 text-petrol-600" />
          <div>
            <p className="text-17 font-extrabold">{guaranteeTitle(receipt)}</p>
            <p className="text-label/6 text-ink-600">{GUARANTEE_NOTE}</p>
          </div>
        </div>
        <p className="mt-6 max-w-2xl text-support text-ink-600">{receiptFootText(document)}</p>
      </div>
      <div className="receipt-foot">
        <p className="hidden px-16 pb-5 text-support text-ink-600 print:block">
          Comprobante {receiptNumber(id)}
        </p>
        <div className="zocalo h-7" />
      </div>
    </article>
  )
}

interface PartyProps {
  label: string
  name: string
  lines: readonly string[]
}

function Party({ label, name, lines }: PartyProps) {
  return (
    <div className="min-w-0">
      <p className="text-support font-semibold text-ink-600">{label}</p>
      <p className="text-17/6 font-extrabold tracking-[-0.01em] wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      {lines.filter(Boolean).map(line => (
        <p key={line} className="text-label/[1.375rem] text-ink-600 wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}

const NUMBER = 'text-right align-top whitespace-nowrap tabular-nums'
/** Phones write them under the description. */
const WIDE = 'hidden sm:table-cell print:table-cell'

function Lines({ document: { receipt } }: { document: ReceiptDocument }) {
  const { lines } = receipt
  const padding = lines.length > 6 ? 'py-1.5' : 'py-2.5'
  return (
    <table className="mt-7 w-full text-left text-label/6">
      <thead className="border-b border-ink-900 text-support text-ink-600">
        <tr className="*:pb-2 *:font-semibold">
          <th scope="col">Concepto</th>
          <th scope="col" className={`${NUMBER} ${WIDE}`}>
            Cantidad
          </th>
          <th scope="col" className={`${NUMBER} ${WIDE} pl-6`}>
            Precio
          </th>
          <th scope="col" className={`${NUMBER} pl-6`}>
            Valor
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and never change.
            key={index}
            className="break-inside-avoid border-b border-paper-300"
          >
            <td className={`${padding} wrap-anywhere`}>
              <span className="font-semibold">{line.concepto}</span>
              <span className="block text-support text-ink-600 sm:hidden print:hidden">
                {countedPriceText(line)}
              </span>
            </td>
            <td className={`${padding} ${NUMBER} ${WIDE}`}>{line.cantidad}</td>
            <td className={`${padding} ${NUMBER} ${WIDE} pl-6`}>{profilePriceText(line.precio)}</td>
            <td className={`${padding} ${NUMBER} pl-6 font-extrabold`}>
              {profilePriceText(lineAmount(line))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Total({ document }: { document: ReceiptDocument }) {
  const { payTo } = document
  const { total } = document.receipt
  const isToPay = isOwed(document.receipt)
  return (
    <div className="mt-4 break-inside-avoid text-right">
      <p className="flex flex-wrap items-baseline justify-end gap-x-8">
        <span className="text-17/6 font-bold">Total</span>
        <span className="text-30 font-extrabold tracking-[-0.02em] tabular-nums">
          {profilePriceText(total)}
        </span>
      </p>
      <p
        className={`mt-1 inline-flex items-center gap-2 text-label font-semibold ${isToPay ? 'text-amber-700' : 'text-green-700'}`}
      >
        <Icon of={isToPay ? 'hourglass' : 'banknote'} size={17} />
        {paidText(document)}
      </p>
      {payTo && (
        <div className="mt-2 text-label/6">
          <p className="font-bold">Para pagar</p>
          {payToLines(payTo).map(line => (
            <p key={line} className="wrap-anywhere tabular-nums">
              {line}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

// A sheet holds twelve lines: the longer they are, the smaller they are printed (receipt.css).
const PRINT_ZOOMS = [1, 0.85, 0.72, 0.62] as const
const PRINT_SIZES = ['', 'receipt-85', 'receipt-72', 'receipt-62'] as const
const ROOM_PX = 1_000
const FIXED_PX = 640
const ROW_PX = 20
const INNER_PX = 666
const NUMBERS_PX = 260
const CHARACTER_PX = 9

/** The largest at which the text is expected to fit. */
function printSize({ receipt: { lines, hecho }, visit, payTo }: ReceiptDocument): number {
  const { street, area } = addressLines(visit)
  const size = PRINT_ZOOMS.findIndex(zoom => {
    const inner = INNER_PX / zoom
    const wrapped = (text: string, width: number) => Math.ceil((text.length * CHARACTER_PX) / width)
    const rows = lines.map(({ concepto }) => ROW_PX + 24 * wrapped(concepto, inner - NUMBERS_PX))
    const column = inner / 3 - 20
    const client = wrapped(visit.clientName, column) + wrapped(street, column) + wrapped(area, column)
    const people = Math.max(client, wrapped(visit.technicianName, column))
    const toPay = payTo ? payToLines(payTo).length + 1 : 0
    const words = 28 * wrapped(hecho, inner) + 24 * (people + toPay)
    return zoom * (FIXED_PX + words + rows.reduce((sum, row) => sum + row, 0)) <= ROOM_PX
  })
  return size < 0 ? PRINT_ZOOMS.length - 1 : size
}
