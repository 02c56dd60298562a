// What one side says of how a visit goes, told to the other.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import type { PushMessage } from '#platform/domain/web-push.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, paragraph, strong } from '#platform/mail/email-parts.server.ts'
import { firstName, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { dayText } from '#platform/wording/dates.ts'
import { calledName, shortNameOf } from '#platform/wording/person-names.ts'
import type { Situation } from '#visits/domain/situation.ts'
import {
  ARRIVAL_MINUTES,
  type EmailedStep,
  PROGRESS_RULES,
  type ProgressAct,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'
import { inMinutesText, LATE_ID, MINUTES_FIELD } from '#visits/wording/visit-progress.ts'

interface ToldStep {
  readonly booking: NotifiedBooking
  readonly situation: Situation
  readonly progress: VisitProgress
}

/** Shown on a locked screen: first names and hours. Null: nothing to tell. */
export function stepPush(act: ProgressAct, told: ToldStep): PushMessage | null {
  const { booking, situation, progress } = told
  const texts = pushTexts(act, booking, progress, situation.phase === 'contested')
  if (!texts) return null
  const [title, body] = texts
  const path = PROGRESS_RULES[act].by === 'technician' ? clientVisitPath : technicianVisitPath
  const message = { title, body, url: path(booking.key), tag: `visita-${booking.key}` }
  if (act !== 'llego-no') return message
  const answers = hoursToTell(situation).map(minutes => ({
    title: `Llego ${inMinutesText(minutes)}`,
    url: lateAnswerPath(booking.key, minutes),
  }))
  return { ...message, answers }
}

/** While a later hour can be told. */
const hoursToTell = ({ tellsHourBy }: Situation) => (tellsHourBy === 'tarde' ? ARRIVAL_MINUTES : [])

/** Opens the page of the visit with that hour ready to be confirmed: a link changes nothing. */
function lateAnswerPath(key: number, minutes: number): string {
  return `${technicianVisitPath(key)}?${MINUTES_FIELD}=${minutes}#${LATE_ID}`
}

function pushTexts(
  act: ProgressAct,
  { technicianName, clientName, start }: NotifiedBooking,
  { arrivesAt }: VisitProgress,
  isContested: boolean,
): [title: string, body: string] | null {
  const technician = shortNameOf(technicianName) || 'Tu técnico'
  const client = shortNameOf(clientName) || 'Tu cliente'
  switch (act) {
    case 'en-camino':
      return arrivesAt
        ? [
            `${technician} va en camino`,
            `Llega hacia las ${bogotaTime(arrivesAt)} a la visita de las ${start}.`,
          ]
        : [`${technician} va en camino`, `Salió para la visita de las ${start}.`]
    case 'tarde':
      return [`${technician} llega tarde`, `Dice: llego a las ${arrivesAt && bogotaTime(arrivesAt)}.`]
    case 'esperar':
      return [`${client} te espera`, `Sabe que llegas tarde a la visita de las ${start}.`]
    case 'buscar':
      return [`${client} busca a otra persona`, `No ha querido esperar la visita de las ${start}.`]
    case 'llegue':
      return isContested
        ? [`${technician} dice que sí llegó`, 'Si ya está contigo, cuéntanos.']
        : [`${technician} llegó`, `Así lo marcó para la visita de las ${start}.`]
    case 'nadie':
      return [`${technician} dice que no hay nadie`, 'Si estás en casa, dilo aquí.']
    case 'llego-no':
      return [`${client} dice que no has llegado`, `La visita era a las ${start}. Contéstale.`]
    case 'llego-si':
      return isContested ? [`${client} dice que sí había alguien`, `Visita de las ${start}.`] : null
    case 'terminar':
      return null
  }
}

/** Of the statements that the other side has to know at once, or that count against it. */
export function stepEmail(
  act: EmailedStep,
  { booking, situation, progress }: ToldStep,
  origin: string,
): Email {
  const { key, date, start, technicianName, technicianEmail, clientName, clientEmail } = booking
  const { by, sets } = PROGRESS_RULES[act]
  const isToTechnician = by === 'client'
  const [from, to, address] = isToTechnician
    ? [clientName, technicianName, technicianEmail]
    : [technicianName, clientName, clientEmail]
  const saidAt = progress[sets] ?? booking.scheduledAt
  return {
    to: { name: to, address },
    messageId: `<visita-${key}-${act}-${saidAt.getTime()}@tecniya.co>`,
    greets: calledName(isToTechnician ? 'technician' : 'client', to),
    write: writtenFrom({ from }, { from: firstName }, facts => {
      const moment = `${dayText(date)} a las ${start}`
      const unnamed = isToTechnician ? 'Tu cliente' : 'Tu técnico'
      const other = strong(facts.from || unnamed)
      const name = shortNameOf(facts.from) || unnamed
      const preview = `Visita del ${moment}`
      const at = bogotaTime(saidAt)
      switch (act) {
        case 'llego-no': {
          const hours = hoursToTell(situation)
          const isOpen = situation.phase === 'missing'
          return {
            subject: `${name} dice que no has llegado`,
            preview,
            parts: [
              paragraph([other, ` nos dijo a las ${at} que no has llegado a la visita del ${moment}.`]),
              box('amber', [
                isOpen
                  ? 'Si ya estás allá o vas tarde, díselo ahora. Mientras tanto le mostramos quién más puede ir.'
                  : 'Si sí llegaste, dilo: si no están de acuerdo, lo mira una persona de TecniYa.',
              ]),
              ...hours.map((minutes, index) =>
                button(
                  { text: `Llego ${inMinutesText(minutes)}`, link: origin + lateAnswerPath(key, minutes) },
                  index === 0 ? 'primary' : 'outline',
                ),
              ),
              button(
                {
                  text: isOpen ? 'Ya llegué' : 'Ver la visita',
                  link: `${origin}${technicianVisitPath(key)}`,
                },
                hours.length > 0 ? 'outline' : 'primary',
              ),
            ],
          }
        }
        case 'tarde': {
          const hour = progress.arrivesAt ? bogotaTime(progress.arrivesAt) : start
          return {
            subject: `${name} llega tarde: llega a las ${hour}`,
            preview,
            parts: [
              paragraph([other, ` dice que llega a las ${hour} a la visita del ${moment}.`]),
              button({ text: 'Ver la visita', link: `${origin}${clientVisitPath(key)}` }),
            ],
          }
        }
        case 'nadie':
          return {
            subject: `${name} dice que no había nadie`,
            preview,
            parts: [
              paragraph([other, ` nos dijo a las ${at} que fue a la visita del ${moment} y no había nadie.`]),
              box('amber', [
                'Si sí había alguien, tienes 48 horas para decirlo: así no cuenta en tu contra.',
              ]),
              button({ text: 'Ver la visita', link: `${origin}${clientVisitPath(key)}` }),
            ],
          }
      }
    }),
  }
}
