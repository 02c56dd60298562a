// The outcome of a report, to the person who reported.
import { BRAND } from '#content/brand.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import type { ReportTarget } from '#domain/reports/report.ts'
import { composeLetter } from '#notifications/letter-layout.server.ts'
import { box, greeting, paragraph } from '#notifications/letter-parts.server.ts'
import { plainParts } from '#notifications/letters/plain-parts.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import { reviewDateText } from '#wording/dates.ts'
import { reportedThingText } from '#wording/reports.ts'
import { shortNameOf } from '#wording/short-name.ts'

export interface DecidedReport {
  readonly id: number
  readonly kind: ReportTarget
  /** In the administrator's words. */
  readonly answer: string
  readonly createdAt: Date
  readonly reporterName: string
  readonly reporterEmail: string
  readonly subjectName: string
  readonly visit: { readonly date: string; readonly start: string } | null
}

export function reportLetter(report: DecidedReport, now: Date): Letter {
  const day = reviewDateText(bogotaDate(report.createdAt), bogotaDate(now))
  const subject = 'Revisamos tu reporte'
  return composeLetter({
    to: { name: report.reporterName, address: report.reporterEmail },
    subject,
    preview: report.answer,
    head: { title: subject },
    parts: [
      greeting(shortNameOf(report.reporterName)),
      paragraph(`El ${day} reportaste ${reportedThingText(report)}. Esto decidimos:`),
      box('quiet', [report.answer]),
      paragraph(
        `No le contamos a nadie que fuiste tú. Si quieres agregar algo, escríbenos a ${BRAND.email}.`,
      ),
    ],
    messageId: `<reporte-${report.id}@tecniya.co>`,
    plain: {
      subject,
      parts: plainParts([
        `Ya decidimos sobre lo que reportaste el ${day}. Escríbenos a ${BRAND.email} y te contamos qué hicimos.`,
      ]),
    },
  })
}
