// The receipts of a period for the accountant, mounted once as CSV and once as PDF.
import type { AccountSheet } from '#agenda/domain/account-sheet.ts'
import { monthOf, type Period, periodFrom } from '#agenda/domain/week.ts'
import { type AccountFileRefusal, openAccountSheet } from '#agenda/use-cases/account-file.server.ts'
import { ACCOUNT_COLUMNS, accountFileName, NO_RECEIPTS_TEXT } from '#agenda/wording/week.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { csvText } from '#platform/documents/csv.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { bogotaDate, isDate } from '#platform/domain/time.ts'
import { refusalStatus } from '#platform/http/request-form.server.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'
import { PAYMENT_LABELS, receiptNumber } from '#visits/wording/receipt.ts'
import type { Route } from './+types/agenda-week-file'

const REFUSALS: Refusals<AccountFileRefusal> = {
  'no-technician': ['missing', NO_RECEIPTS_TEXT],
  'no-receipts': ['missing', NO_RECEIPTS_TEXT],
  'too-many-requests': PLATFORM_REFUSALS['too-many-requests'],
}

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

export async function loader({ request, context, pattern }: Route.LoaderArgs): Promise<Response> {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const kind = pattern.endsWith('.pdf') ? 'pdf' : 'csv'
  const period = askedPeriod(new URL(request.url).searchParams, bogotaDate(services.now()))
  const sheet = await openAccountSheet(services, viewer, period)
  if (!sheet.ok) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }
    const refusal = REFUSALS[sheet.code]
    return new Response(refusal[1], { status: refusalStatus(refusal), headers })
  }
  const body = kind === 'pdf' ? new Uint8Array(await services.drawAccount(sheet.value)) : csvOf(sheet.value)
  return new Response(body, {
    headers: {
      'content-type': TYPES[kind],
      'content-disposition': `attachment; filename="${accountFileName(period, kind)}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** `periodo` is a month or a Monday; without it what the page would show. */
function askedPeriod(query: URLSearchParams, today: string): Period {
  const asked = query.get('periodo')
  if (asked === null) return periodFrom(query, today)
  if (isDate(`${asked}-01`)) return monthOf(asked)
  return periodFrom(new URLSearchParams({ desde: asked }), today)
}

const csvOf = ({ lines }: AccountSheet) =>
  csvText([
    ACCOUNT_COLUMNS,
    ...lines.map(({ day, id, clientName, hecho, total, payment }) => [
      ...[day, receiptNumber(id), clientName, hecho],
      total,
      PAYMENT_LABELS[payment],
    ]),
  ])
