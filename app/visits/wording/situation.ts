// What is going on with a visit, in the words of each side. Every surface takes them from here.

import { adminCancelText, cancelledText, cancelReasonText } from '#bookings/wording/cancel-reasons.ts'
import { bogotaDate, bogotaTime, DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { calledName, shortNameOf } from '#platform/wording/person-names.ts'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import type { ListedBooking } from '#visits/domain/listed-visit.ts'
import { agreedWithoutDate } from '#visits/domain/quote.ts'
import type { Phase, Situation, SituationFacts } from '#visits/domain/situation.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import type { VisitProgress } from '#visits/domain/visit-progress.ts'

/** The caption of a visit: 'Va en camino · llega hacia las' and '09:45', one sentence. */
export interface StateText {
  readonly icon: 'bike' | 'house' | null
  readonly lead: string
  /** The hour that the sentence ends with. */
  readonly hour: string | null
}

interface Asked {
  readonly visit: SituationFacts
  readonly situation: Situation
  readonly now: Date
}

const plain = (lead: string): StateText => ({ icon: null, lead, hour: null })

/** What happens now, for strips, heads, rows and messages; null where the status and the day say it all. */
export function stateText(side: VisitSide, { visit, situation, now }: Asked): StateText | null {
  const { phase, arrivesAt, insideSince } = situation
  const { said, scheduledAt } = visit
  const isClient = side === 'client'
  switch (phase) {
    case 'near':
      return bogotaDate(now) === visit.date ? plain(untilText(scheduledAt, now)) : null
    case 'on-the-way':
      if (arrivesAt)
        return {
          icon: 'bike',
          lead: isClient ? 'Va en camino · llega hacia las' : 'Llegas hacia las',
          hour: bogotaTime(arrivesAt),
        }
      return {
        icon: 'bike',
        lead: isClient ? 'Va en camino · salió' : 'Vas en camino · saliste',
        hour: said.onTheWayAt && bogotaTime(said.onTheWayAt),
      }
    case 'due':
      return plain(sinceText(scheduledAt, now))
    case 'unclear':
      if (arrivesAt && said.onTheWayAt && isClient)
        return { icon: 'bike', lead: 'Va en camino · debía llegar a las', hour: bogotaTime(arrivesAt) }
      return plain(visit.status === 'completada' ? 'La hora ya pasó' : sinceText(scheduledAt, now))
    case 'missing':
      return plain(`${isClient ? 'Debía' : 'Debías'} llegar hace ${minutesSince(scheduledAt, now)} min`)
    case 'delayed':
      if (isClient && situation.task.client === 'wait-or-seek')
        return plain(`Debía llegar hace ${minutesSince(scheduledAt, now)} min`)
      return {
        icon: null,
        lead: isClient ? 'Llega hacia las' : TOLD_LATE_LEAD,
        hour: arrivesAt && bogotaTime(arrivesAt),
      }
    case 'nobody-home':
      return plain(isClient ? 'Dice que no había nadie' : 'Dijiste que no había nadie')
    case 'inside':
      return {
        icon: 'house',
        lead: isClient ? 'Está en tu casa desde las' : 'En curso · llegaste',
        hour: insideSince && bogotaTime(insideSince),
      }
    default:
      return null
  }
}

const TOLD_LATE_LEAD = 'Dijiste: llego a las'

/** 'Dijiste: llego a las 11:15', also once the client looks for somebody else. */
export function toldLateText({ arrivesAt }: VisitProgress): string {
  return arrivesAt ? `${TOLD_LATE_LEAD} ${bogotaTime(arrivesAt)}` : ''
}

/** The same in one line: 'Va en camino · llega hacia las 09:45'. */
export function stateLine(side: VisitSide, asked: Asked): string | null {
  const text = stateText(side, asked)
  return text && (text.hour ? `${text.lead} ${text.hour}` : text.lead)
}

/** The same where there is hardly room, under an hour. */
export function briefState(side: VisitSide, asked: Asked): string | null {
  return BRIEF_STATES[asked.situation.phase] ?? stateLine(side, asked)
}

const BRIEF_STATES: Partial<Record<Phase, string>> = {
  'on-the-way': 'En camino',
  delayed: 'Va tarde',
  'nobody-home': 'En curso',
  inside: 'En curso',
}

/** To the technician on paper: nothing that is old a minute later. */
export function printedState(asked: Asked & { readonly name: string }): string | null {
  const { phase } = asked.situation
  if (phase === 'missing') return absenceText(shortNameOf(asked.name))
  if (phase === 'nobody-home') return stateLine('technician', asked)
  return stateText('technician', asked)?.hour ? stateLine('technician', asked) : null
}

/** 'María Eugenia dice que no has llegado' */
export const absenceText = (client: string) => `${client} dice que no has llegado`

/** To administrators; null where the status and the hour say it all. */
export function panelText({ visit, situation }: Omit<Asked, 'now'>): string | null {
  const { phase, arrivesAt, insideSince } = situation
  switch (phase) {
    case 'overdue':
      return 'Se pasó el tiempo de responder'
    case 'on-the-way':
    case 'delayed':
      return arrivesAt ? `El técnico llega hacia las ${bogotaTime(arrivesAt)}` : 'El técnico va en camino'
    case 'unclear':
      return 'No se sabe si el técnico llegó'
    case 'missing':
      return 'El cliente dice que no ha llegado'
    case 'nobody-home':
      return 'El técnico dice que no había nadie'
    case 'inside':
      return `En curso${insideSince ? ` desde las ${bogotaTime(insideSince)}` : ''}`
    case 'contested':
      return 'Cada uno dice otra cosa'
    case 'not-done':
    case 'cancelled':
      return visit.cancelReason && adminCancelText(visit.cancelReason)
    default:
      return null
  }
}

type Named = Asked & {
  readonly visit: SituationFacts & Pick<ListedBooking, 'cancelNote' | 'leftBy'>
  /** Of the other side. */
  readonly name: string
}

/** How it ended, where that was not as planned: 'No se hizo: Gloria no llegó'. */
export function endText(side: VisitSide, { visit, situation, name }: Named): string | null {
  const { phase } = situation
  if (phase === 'contested') return CONTESTED_SHORT_TEXT
  if (phase !== 'not-done' && phase !== 'cancelled') return null
  if (side === 'technician') return cancelledText(visit)
  const text = cancelReasonText({ ...visit, technicianName: name })
  return phase === 'not-done' ? text.replace(/\.$/, '') : text
}

/** When it ends or ended: '16:00'. */
export const endHour = ({ endsAt }: Pick<Situation, 'endsAt'>): string => bogotaTime(endsAt)

export const CONTESTED_SHORT_TEXT = 'Lo mira una persona de TecniYa'

/** 'Está en curso' where a row of a list has no room for more. */
export const UNDER_WAY_TEXT = 'En curso'

/** Who did what last, and what comes: under the steps of the visit. */
export function stepSentence(
  side: VisitSide,
  asked: Named & {
    readonly acceptedAt: Date | null
    readonly isRated: boolean
    /** What is paid at the end, as far as that is known. */
    readonly price?: number | null
  },
): string {
  const { visit, situation, now, acceptedAt } = asked
  const { said, createdAt } = visit
  const { phase } = situation
  const isClient = side === 'client'
  const name = calledName(isClient ? 'technician' : 'client', asked.name)
  const today = bogotaDate(now)
  const at = (instant: Date) => `${relativeDayText(bogotaDate(instant), today)} a las ${bogotaTime(instant)}`
  switch (phase) {
    case 'asked':
    case 'overdue':
      return isClient
        ? `Se la pediste a ${name} ${at(createdAt)}.`
        : `${name} la pidió ${at(createdAt)}.${situation.task.technician ? ' Espera tu respuesta.' : ''}`
    case 'confirmed':
    case 'near':
    case 'due':
      if (isClient)
        return `${name} confirmó ${acceptedAt ? at(acceptedAt) : 'la visita'}.${phase === 'due' ? '' : ' Te avisamos cuando salga para tu casa.'}`
      return acceptedAt ? `La aceptaste ${at(acceptedAt)}.` : 'La aceptaste.'
    case 'on-the-way': {
      const left = said.onTheWayAt ? bogotaTime(said.onTheWayAt) : ''
      return isClient
        ? `Salió a las ${left}. Te avisamos cuando llegue.`
        : `Saliste a las ${left}. ${name} lo sabe.`
    }
    case 'unclear':
      return isClient ? `No sabemos si ${name} llegó.` : `${name} no ha dicho si llegaste.`
    case 'missing':
      return isClient ? `Nos dijiste que ${name} no ha llegado.` : `${absenceText(name)}.`
    case 'delayed':
      return isClient ? `${name} dijo que llega tarde.` : `${name} sabe que llegas tarde.`
    case 'nobody-home':
      return isClient ? `${name} dice que no había nadie en tu casa.` : 'Dijiste que no había nadie.'
    case 'inside': {
      const longer = visit.furtherHours > 0 ? ` Dura hasta las ${bogotaTime(situation.endsAt)}.` : ''
      const pays = hasPrice(asked.price) ? ` y pagas ${profilePriceText(asked.price)}` : ''
      if (isClient) return `Al terminar te llega el comprobante${pays}.${longer}`
      return `${said.arrivedAt ? `Llegaste a las ${bogotaTime(said.arrivedAt)}.` : `${name} dice que ya llegaste.`}${longer}`
    }
    case 'contested':
      return `Tú y ${name} dicen cosas distintas de esta visita.`
    case 'over':
      if (agreedWithoutDate(visit, now))
        return isClient
          ? `${name} revisó y te mandó la cotización. Falta el arreglo.`
          : `${name} aceptó tu cotización. Falta que escoja la hora.`
      if (!isClient) return 'La visita terminó.'
      if (situation.isRepeat) return `${name} repitió el trabajo.`
      return asked.isRated
        ? 'La visita terminó y ya la calificaste.'
        : `La visita terminó. ¿Cómo te fue con ${name}?`
    case 'not-done':
    case 'cancelled':
      return endText(side, { ...asked, name: asked.name }) ?? ''
  }
}

const HOUR_MIN = 60
const DAY_MIN = DAY_MS / MINUTE_MS

/** 'En 35 min', 'En 2 h 10 min', 'En 3 días'. */
export function untilText(scheduledAt: Date, now: Date): string {
  return `En ${timeLeftText(scheduledAt, now)}`
}

/** '35 min', '2 h 10 min', '3 días'. */
export function timeLeftText(instant: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / MINUTE_MS))
  if (minutes < HOUR_MIN) return `${minutes} min`
  if (minutes >= DAY_MIN) {
    const days = Math.floor(minutes / DAY_MIN)
    return days === 1 ? '1 día' : `${days} días`
  }
  const rest = minutes % HOUR_MIN
  return rest === 0 ? `${minutes / HOUR_MIN} h` : `${Math.floor(minutes / HOUR_MIN)} h ${rest} min`
}

const minutesSince = (scheduledAt: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - scheduledAt.getTime()) / MINUTE_MS))

/** 'Hace 20 min' */
function sinceText(scheduledAt: Date, now: Date): string {
  const minutes = minutesSince(scheduledAt, now)
  return minutes === 0 ? 'Es ahora' : `Hace ${minutes} min`
}
