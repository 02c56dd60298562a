// The receipts of a period as a PDF for the accountant: one row each, and totals by means of payment.
import type { AccountSheet } from '#agenda/domain/account-sheet.ts'
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_FOOT_TEXT,
  accountTotal,
  accountTotalText,
  datedPeriodText,
} from '#agenda/wording/week.ts'
import {
  drawPdf,
  INK,
  INNER_WIDTH as INNER,
  PAGE,
  QUIET,
  type Sheet,
} from '#platform/documents/pdf-sheet.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { fullDateText, shortDateText } from '#platform/wording/dates.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { PAYMENTS } from '#visits/domain/receipt.ts'
import { PAYMENT_LABELS, receiptNumber } from '#visits/wording/receipt.ts'

const RULE = '#ddd4c4'
const TITLE = 'Comprobantes de servicio'

export function drawAccountPdf(account: AccountSheet): Promise<Buffer> {
  const { technicianName, now } = account
  return drawPdf({
    title: `${TITLE} de ${technicianName}: ${nameOf(account)}`,
    createdAt: now,
    foot: `${TITLE} · ${nameOf(account)}`,
    compose: sheet => compose(sheet, account),
  })
}

const nameOf = ({ period }: AccountSheet) => datedPeriodText(period)

// In the order of their heads.
const COLUMNS = [
  { from: 0, to: 86 },
  { from: 94, to: 152 },
  { from: 162, to: 280 },
  { from: 288, to: 462 },
  { from: 470, to: 556 },
  { from: 574, to: INNER },
] as const
const VALUE_COLUMN = 4
const VALUE_END = COLUMNS[VALUE_COLUMN].to

function cell(index: number) {
  const { from, to } = COLUMNS[index] ?? { from: 0, to: INNER }
  const align = index === VALUE_COLUMN ? 'right' : 'left'
  return { x: PAGE.margin + from, width: to - from, align } as const
}

function compose(sheet: Sheet, account: AccountSheet): number {
  const { lines, technicianName, now } = account
  const k = sheet.scale
  const x = PAGE.margin
  let y = 56 * k
  sheet.logo(y)
  y += 72 * k
  y += sheet.text(TITLE, y, { x, width: INNER, size: 30, weight: 800, spacing: -0.8 })
  y +=
    sheet.text(`${technicianName} · ${nameOf(account)}`, y, { x, width: INNER, size: 17, weight: 600 }) +
    2 * k
  const made = `Hecho el ${fullDateText(bogotaDate(now))}. ${ACCOUNT_FOOT_TEXT}`
  y += sheet.text(made, y, { x, width: INNER, size: 14, color: QUIET }) + 20 * k
  y = writeHead(sheet, y)
  for (const { day, id, clientName, hecho, total, payment } of lines) {
    const texts = [
      shortDateText(day),
      receiptNumber(id),
      clientName,
      hecho,
      profilePriceText(total),
      PAYMENT_LABELS[payment],
    ]
    // 300 characters of a column this narrow.
    const isNewPage = sheet.room(y, 64 * k) < y
    y = isNewPage ? writeHead(sheet, sheet.room(y, 64 * k)) : y
    const heights = texts.map((text, index) => sheet.text(text, y + 6 * k, { ...cell(index), size: 13 }))
    y += Math.max(...heights) + 12 * k
    sheet.rule(y, RULE, 1)
  }
  y = sheet.room(y + 18 * k, 190 * k)
  for (const payment of PAYMENTS) {
    const total = accountTotal(lines.filter(line => line.payment === payment))
    const color = total === 0 ? QUIET : INK
    y = writeTotal(sheet, y, PAYMENT_LABELS[payment], total, { size: 14, weight: 400, color })
  }
  sheet.rule(y + 2 * k, INK, 1)
  return writeTotal(sheet, y + 8 * k, accountTotalText(lines.length), accountTotal(lines), {
    size: 17,
    weight: 800,
    color: INK,
  })
}

function writeHead(sheet: Sheet, top: number): number {
  const k = sheet.scale
  const heights = ACCOUNT_COLUMNS.map((label, index) =>
    sheet.text(label, top, { ...cell(index), size: 13, weight: 600, color: QUIET }),
  )
  const y = top + Math.max(...heights) + 6 * k
  sheet.rule(y, INK, 1)
  return y
}

interface TotalStyle {
  readonly size: number
  readonly weight: 400 | 800
  readonly color: string
}

/** The amount stands below those of the table. */
function writeTotal(sheet: Sheet, y: number, label: string, total: number, style: TotalStyle): number {
  const amountWidth = 160
  const labelWidth = VALUE_END - amountWidth
  sheet.text(label, y, { ...style, align: 'right', x: PAGE.margin, width: labelWidth })
  const amount = { ...style, align: 'right', x: PAGE.margin + labelWidth, width: amountWidth } as const
  return y + sheet.text(profilePriceText(total), y, amount) + 3 * sheet.scale
}
