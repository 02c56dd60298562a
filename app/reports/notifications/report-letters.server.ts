// The outcome of a report, to the person who reported.

import { bogotaDate } from '#platform/domain/time.ts'
import { composeLetter } from '#platform/mail/letter-layout.server.ts'
import { box, greeting, paragraph, plainParts } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { DecidedReport } from '#reports/domain/report.ts'
import { reportedThingText } from '#reports/wording/reports.ts'

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
