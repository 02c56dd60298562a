// The outcome of a report, to the person who reported.

import { bogotaDate } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, paragraph } from '#platform/mail/email-parts.server.ts'
import { firstName, noText, reducer, told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { DecidedReport } from '#reports/domain/report.ts'
import { reportedThingText } from '#reports/wording/reports.ts'

export function reportEmail(report: DecidedReport, now: Date): Email {
  const { id, reporterName, reporterEmail } = report
  const day = reviewDateText(bogotaDate(report.createdAt), bogotaDate(now))
  return {
    to: { name: reporterName, address: reporterEmail },
    messageId: `<reporte-${id}@tecniya.co>`,
    greets: shortNameOf(reporterName),
    write: writtenFrom({ report }, { report: reducedReport }, ({ report }) => {
      const reported = `El ${day} reportaste ${reportedThingText(report)}.`
      return {
        subject: 'Revisamos tu reporte',
        preview: report.answer,
        parts: report.answer
          ? [
              paragraph(`${reported} Esto decidimos:`),
              box('quiet', [report.answer]),
              paragraph(
                `No le contamos a nadie que fuiste tú. Si quieres agregar algo, escríbenos a ${BRAND.email}.`,
              ),
            ]
          : [paragraph(`${reported} Ya decidimos: escríbenos a ${BRAND.email} y te contamos qué hicimos.`)],
      }
    }),
  }
}

const reducedReport = reducer<DecidedReport>({
  id: told,
  kind: told,
  answer: noText,
  createdAt: told,
  reporterName: firstName,
  reporterEmail: noText,
  subjectName: name => firstName(name) || 'otra persona',
  visit: told,
})
