// The receipts of a period as a PDF for the accountant: one row each, and totals by means of payment.
import type { AccountSheet } from '#agenda/domain/account-sheet.ts'
import { ACCOUNT_COLUMNS, ACCOUNT_FOOT_TEXT, accountTotal, periodText } from '#agenda/wording/week.ts'
import {
  drawPdf,
  INK,
  INNER_WIDTH as INNER,
  PAGE,
  QUIET,
  type Sheet,
} from '#platform/documents/pdf-sheet.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { fullDateText } from '#platform/wording/dates.ts'
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

const nameOf = ({ period, now }: AccountSheet) => periodText(period, bogotaDate(now))

// Left edges of the columns, in the order of their heads.
const EDGES = [0, 84, 142, 282, 500, 590, INNER] as const
const NUMBER_COLUMN = 4
const GAP = 8

function cell(index: number) {
  const [from = 0, to = INNER] = [EDGES[index], EDGES[index + 1]]
  const isNumber = index === NUMBER_COLUMN
  return { x: PAGE.margin + from, width: to - from - GAP, align: isNumber ? 'right' : 'left' } as const
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
      day,
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
    y = writeTotal(sheet, y, [PAYMENT_LABELS[payment], profilePriceText(total)], false)
  }
  sheet.rule(y + 2 * k, INK, 1)
  return writeTotal(
    sheet,
    y + 8 * k,
    [`Total de ${lines.length}`, profilePriceText(accountTotal(lines))],
    true,
  )
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

function writeTotal(
  sheet: Sheet,
  y: number,
  [label, value]: readonly [string, string],
  isSum: boolean,
): number {
  const style = { size: isSum ? 17 : 14, weight: isSum ? 800 : 400, align: 'right' } as const
  sheet.text(label, y, { ...style, x: PAGE.margin, width: 480 })
  return y + sheet.text(value, y, { ...style, x: PAGE.margin + 480, width: INNER - 480 }) + 3 * sheet.scale
}
