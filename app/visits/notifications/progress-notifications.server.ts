// What one side says of how a visit goes, told to the other.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, paragraph, strong } from '#platform/mail/email-parts.server.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import {
  type EmailedStep,
  outcomeOf,
  PROGRESS_RULES,
  type ProgressAct,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'

/** Shown on a locked screen: first names and hours. Null: nothing to tell. */
export function stepPush(
  act: ProgressAct,
  booking: NotifiedBooking,
  progress: VisitProgress,
): PushMessage | null {
  const texts = pushTexts(act, booking, outcomeOf(progress) === 'contested')
  if (!texts) return null
  const [title, body] = texts
  const path = PROGRESS_RULES[act].by === 'technician' ? clientVisitPath : technicianVisitPath
  return { title, body, url: path(booking.key), tag: `visita-${booking.key}` }
}

function pushTexts(
  act: ProgressAct,
  { technicianName, clientName, start }: NotifiedBooking,
  isContested: boolean,
): [title: string, body: string] | null {
  const technician = shortNameOf(technicianName) || 'Tu técnico'
  const client = shortNameOf(clientName) || 'Tu cliente'
  switch (act) {
    case 'en-camino':
      return [`${technician} va en camino`, `Salió para la visita de las ${start}.`]
    case 'llegue':
      return isContested
        ? [`${technician} dice que sí llegó`, 'Si ya está contigo, cuéntanos.']
        : [`${technician} llegó`, `Ya está en tu casa para la visita de las ${start}.`]
    case 'nadie':
      return [`${technician} dice que no hay nadie`, 'Si estás en casa, dilo aquí.']
    case 'llego-no':
      return [`${client} dice que no has llegado`, `Te espera desde las ${start}. Contéstale.`]
    case 'llego-si':
      return isContested ? [`${client} dice que sí había alguien`, `Visita de las ${start}.`] : null
    case 'terminar':
      return null
  }
}

/** Of the two statements that count against the other side. */
export function stepEmail(act: EmailedStep, booking: NotifiedBooking, saidAt: Date, origin: string): Email {
  const { key, date, start, technicianName, technicianEmail, clientName, clientEmail } = booking
  const isToTechnician = act === 'llego-no'
  const [from, to, address] = isToTechnician
    ? [clientName, technicianName, technicianEmail]
    : [technicianName, clientName, clientEmail]
  const moment = `${dayText(date)} a las ${start}`
  const at = bogotaTime(saidAt)
  return {
    to: { name: to, address },
    messageId: `<visita-${key}-${act}-${saidAt.getTime()}@tecniya.co>`,
    greets: isToTechnician ? firstNameOf(to) : shortNameOf(to),
    write: detail => ({
      subject: isToTechnician
        ? `${detail(shortNameOf(from), 'Tu cliente')} dice que no has llegado`
        : `${detail(shortNameOf(from), 'Tu técnico')} dice que no había nadie`,
      preview: `Visita del ${moment}`,
      parts: isToTechnician
        ? [
            paragraph([
              detail(strong(from), 'Tu cliente'),
              ` nos dijo a las ${at} que no has llegado a la visita del ${moment}.`,
            ]),
            box('amber', [
              'Si ya estás allá o vas en camino, díselo ahora. Mientras tanto le mostramos quién más puede ir.',
            ]),
            button({ text: 'Contestar', link: `${origin}${technicianVisitPath(key)}` }),
          ]
        : [
            paragraph([
              detail(strong(from), 'Tu técnico'),
              ` nos dijo a las ${at} que fue a la visita del ${moment} y no había nadie.`,
            ]),
            box('amber', ['Si sí había alguien, tienes 48 horas para decirlo: así no cuenta en tu contra.']),
            button({ text: 'Ver la visita', link: `${origin}${clientVisitPath(key)}` }),
          ],
    }),
  }
}
