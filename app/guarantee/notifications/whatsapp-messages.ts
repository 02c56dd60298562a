// What is told about a guarantee case by WhatsApp: what happened with its amount and number, what was written, and who must
// act until when. The reach of a client who left stays on the page.
import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import {
  adminCasePath,
  caseNumber,
  type GuaranteeNotificationContent,
} from '#guarantee/domain/guarantee-dossier.ts'
import { writerName } from '#guarantee/wording/case-news.ts'
import { guaranteeSubject } from '#guarantee/wording/case-subjects.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import { shortened, templateMessage } from '#platform/whatsapp/template-message.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import { dayText } from '#platform/wording/dates.ts'

const SAID_MAX = 300

export function guaranteeWhatsapp(
  content: GuaranteeNotificationContent,
  now: Date,
): WhatsappMessage<TemplateName> {
  const { dossier, reader } = content
  const { title, text, label, isOwn } = turnTexts({ ...dossier, clientReach: null }, reader, now)
  const subject = guaranteeSubject(content)
  // What the subject says already is not said again.
  const turn = title === subject ? label : isOwn ? `${label}. ${title}` : title
  const words = [caseNumber(dossier.id), subject, saidText(content), turn, text] as const
  const { id, reservaKey } = dossier
  switch (reader) {
    case 'admin':
      return templateMessage('garantia_admin', { words, buttons: [adminCasePath(id)] })
    case 'client':
      return templateMessage('garantia_cliente', {
        words,
        buttons: [clientCasePath(reservaKey)],
        visit: reservaKey,
      })
    case 'technician':
      return templateMessage('garantia_tecnico', {
        words,
        buttons: [technicianCasePath(reservaKey)],
        visit: reservaKey,
      })
  }
}

/** What was just written, else the work that it is about. */
function saidText({ dossier, event, reader }: GuaranteeNotificationContent): string {
  const said = event.text.trim()
  if (said !== '')
    return `${event.by === reader ? 'Tú' : writerName(dossier, event)}: «${shortened(said, SAID_MAX)}»`
  const { date, start, servicio } = dossier.visit
  return [`Visita del ${dayText(date)}, ${start}`, servicio].filter(Boolean).join(' · ')
}
