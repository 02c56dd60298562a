// The outcome of a report, to the person who reported.

import { bogotaDate } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, paragraph } from '#platform/mail/email-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { DecidedReport } from '#reports/domain/report.ts'
import { reportedThingText } from '#reports/wording/reports.ts'

export function reportEmail(report: DecidedReport, now: Date): Email {
  const { id, answer, reporterName, reporterEmail } = report
  const day = reviewDateText(bogotaDate(report.createdAt), bogotaDate(now))
  return {
    to: { name: reporterName, address: reporterEmail },
    messageId: `<reporte-${id}@tecniya.co>`,
    greets: shortNameOf(reporterName),
    write: detail => ({
      subject: 'Revisamos tu reporte',
      preview: answer,
      parts: detail(
        [
          paragraph(`El ${day} reportaste ${reportedThingText(report)}. Esto decidimos:`),
          box('quiet', [answer]),
          paragraph(
            `No le contamos a nadie que fuiste tú. Si quieres agregar algo, escríbenos a ${BRAND.email}.`,
          ),
        ],
        [
          paragraph(
            `Ya decidimos sobre lo que reportaste el ${day}. Escríbenos a ${BRAND.email} y te contamos qué hicimos.`,
          ),
        ],
      ),
    }),
  }
}
