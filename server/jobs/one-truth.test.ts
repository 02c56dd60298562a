// What people are told of a visit (e-mails, push messages, calendars) and what administrators read, over random lives and
// compared with the situation. The pages are compared in app/agenda/ui/one-truth.test.tsx.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CancelReason } from '#bookings/domain/booking.ts'
import {
  type BookingNotification,
  goesBy,
  isStillCurrent,
  NOTIFICATIONS,
} from '#bookings/domain/notifications.ts'
import { technicianCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import { bookingPushMessage } from '#bookings/notifications/push-messages.ts'
import { bookingWhatsappMessage } from '#bookings/notifications/whatsapp-messages.ts'
import type { WhatsappFile } from '#platform/domain/whatsapp.ts'
import { contentOf } from '#platform/mail/email-layout.server.ts'
import { rendered } from '#platform/whatsapp/outgoing.ts'
import { PUSH_TEXTS, WHATSAPP_TEXTS } from '#server/jobs/booking-notifications.ts'
import { bookingEmail, bookingForEmail, ORIGIN } from '#tests/support/people/emails.ts'
import { type Life, randomLife } from '#tests/support/people/random-lives.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { lastDayToRate } from '#visits/domain/rating-request.ts'
import { PHASES, type Phase, type Situation, situationOf } from '#visits/domain/situation.ts'
import { isStepTold } from '#visits/domain/visit-notifications.ts'
import { isEmailed, PROGRESS_RULES, type ProgressAct } from '#visits/domain/visit-progress.ts'
import { stepEmail, stepPush } from '#visits/notifications/progress-notifications.server.ts'
import { stepWhatsapp } from '#visits/notifications/whatsapp-messages.ts'
import { endText, panelText, stateText } from '#visits/wording/situation.ts'

const KINDS = Object.keys(NOTIFICATIONS) as BookingNotification[]
const ACTS = Object.keys(PROGRESS_RULES) as ProgressAct[]
const LIVES = fc.sample(randomLife(), { numRuns: rounds(8_000, 30_000), seed: 34 })
/** So many of each phase. */
const DRAWN = rounds(8, 60)

const bookingOf = ({ visit }: Life) =>
  bookingForEmail({ ...visit, start: '10:00', end: '11:00', isReviewed: visit.rating !== null })

const TO_COME: readonly Phase[] = ['asked', 'overdue', 'confirmed', 'near', 'on-the-way']

/** What a text says, and when that is true. */
const CLAIMS: readonly [says: RegExp, isTrue: (situation: Situation, life: Life) => boolean][] = [
  [/no se hizo|no llegó/i, ({ phase }) => phase === 'not-done'],
  [/no había nadie\b/i, isMissedFor('nadie')],
  [/no llegaste/i, isMissedFor('no_llego')],
  [/^¿Cómo te fue|Calificar la visita/m, ({ offers }) => offers.stars],
  [/no alcanzó a responder|no respondi(ó|ste) a tiempo/i, ({ phase }) => phase === 'cancelled'],
  [/canceló la visita|Cancelamos/, ({ phase }) => phase === 'cancelled'],
  [/te visita|Falta poco|Recuerda:|sigue en pie/, ({ phase }) => TO_COME.includes(phase)],
  [/va en camino/, ({ phase }) => phase === 'on-the-way'],
  [/¿Llegó tu técnico/, ({ phase }) => phase === 'unclear'],
  [/llega tarde|te espera$/m, ({ phase }) => phase === 'delayed'],
  [/no has llegado/, ({ phase }) => ['missing', 'not-done', 'contested'].includes(phase)],
  [/díselo ahora/, ({ phase }) => phase === 'missing'],
  [/Así lo marcó/, ({ phase }) => phase === 'inside' || phase === 'over'],
  [/no hay nadie/, ({ phase }) => ['nobody-home', 'not-done', 'contested'].includes(phase)],
  [/no ha respondido|espera tu respuesta/i, ({ phase }) => phase === 'asked' || phase === 'overdue'],
]

function isMissedFor(reason: CancelReason) {
  return ({ phase }: Situation, { visit }: Life) =>
    phase === 'not-done' ? visit.cancelReason === reason : phase === 'nobody-home' || phase === 'contested'
}

/** Every text that would be sent of it at this moment, by its kind. */
function toldOf(life: Life, situation: Situation): { readonly kind: string; readonly text: string }[] {
  const { now } = life
  const booking = bookingOf(life)
  const progress = life.visit.said
  const texts: { kind: string; text: string }[] = []
  for (const kind of KINDS) {
    if (!isStillCurrent({ news: kind }, booking)) continue
    // What is worth telling until the visit begins.
    if (ruleUntilVisit(kind) && now >= life.visit.scheduledAt) continue
    if (kind === 'rate' && life.visit.date > lastDayToRate(now)) continue
    if (goesBy('email', kind))
      texts.push({ kind, text: emailText(bookingEmail(kind, booking, { origin: ORIGIN, now })) })
    if (goesBy('push', kind)) {
      const { title, body } = bookingPushMessage(PUSH_TEXTS, kind, booking, now)
      texts.push({ kind, text: `${title}\n${body}` })
    }
    if (goesBy('whatsapp', kind) && STILL_TOLD[kind]?.(situation) !== false)
      texts.push({ kind, text: rendered(bookingWhatsappMessage(WHATSAPP_TEXTS, kind, booking, { now })) })
  }
  for (const act of ACTS) {
    if (!progress[PROGRESS_RULES[act].sets] || !isStepTold(act, situation)) continue
    const told = { booking, situation, progress }
    if (isEmailed(act)) texts.push({ kind: act, text: emailText(stepEmail(act, told, ORIGIN)) })
    const push = PROGRESS_RULES[act].tells && stepPush(act, told)
    if (push) texts.push({ kind: act, text: `${push.title}\n${push.body}` })
    const chat = stepWhatsapp(act, { booking, situation, progress, isChecked: true, picture: PICTURE })
    if (chat) texts.push({ kind: act, text: rendered(chat) })
  }
  return texts
}

const PICTURE: WhatsappFile = {
  kind: 'image',
  name: 'visita.jpg',
  type: 'image/jpeg',
  read: async () => Buffer.from(''),
}

/** As VISIT_STILL_TOLD asks. */
const STILL_TOLD: Partial<Record<BookingNotification, (situation: Situation) => boolean>> = {
  'set-out': ({ task }) => task.technician === 'set-out',
  'whether-came': ({ task }) => task.client === 'say-whether-came',
  rate: ({ offers }) => offers.stars,
}

const ruleUntilVisit = (kind: BookingNotification) => NOTIFICATIONS[kind].until === 'visit'

function emailText(email: Parameters<typeof contentOf>[0]): string {
  const { subject, text } = contentOf(email, { isConfirmed: true })
  return `${subject}\n${text}`
}

test.each(PHASES)('nothing that is told contradicts the pages: %s', phase => {
  const all = LIVES.filter(({ visit, now }) => situationOf(visit, now).phase === phase)
  // Any, and those in which most was said.
  const lives = [...all.slice(0, DRAWN), ...all.toSorted((a, b) => saidIn(b) - saidIn(a)).slice(0, DRAWN)]
  expect(lives.length).toBeGreaterThan(0)
  for (const life of lives) {
    const { visit, now } = life
    const situation = situationOf(visit, now)
    for (const { kind, text } of toldOf(life, situation)) {
      for (const [says, isTrue] of CLAIMS)
        if (says.test(text))
          expect({ kind, says, isTrue: isTrue(situation, life) }).toEqual({ kind, says, isTrue: true })
      // The hour that was told is that of the pages.
      const hour = /llega (?:hacia|a) las (\d\d:\d\d)/i.exec(text)?.[1]
      if (hour)
        expect({ kind, hour }).toEqual({
          kind,
          hour: stateText('client', { visit, situation, now })?.hour ?? told(visit.said.arrivesAt),
        })
      // A later hour is offered only where the page takes one.
      expect({ kind, offers: /Llego en \d+ min/.test(text) && situation.tellsHourBy !== 'tarde' }).toEqual({
        kind,
        offers: false,
      })
    }
    expectCalendar(life, situation)
    expectPanel(life, situation)
  }
})

const saidIn = ({ visit }: Life) => Object.values(visit.said).filter(Boolean).length

const told = (arrivesAt: Date | null) =>
  arrivesAt?.toLocaleTimeString('es', {
    timeZone: 'America/Bogota',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })

const CALENDAR_STATUS: Partial<Record<Phase, string>> = {
  asked: 'TENTATIVE',
  overdue: 'TENTATIVE',
  'not-done': 'CANCELLED',
  cancelled: 'CANCELLED',
}

/** As agenda-calendar.ts writes it. */
function expectCalendar(life: Life, situation: Situation): void {
  const booking = {
    ...bookingOf(life),
    leftBy: null,
    said: life.visit.said,
    technicianWordAt: null,
    quotes: life.visit.quotes,
    receipt: life.visit.receipt,
  }
  const ended = endText('technician', { visit: booking, situation, now: life.now, name: booking.clientName })
  const event = technicianCalendarEvent({ ...booking, endsAt: situation.endsAt, ended }, ORIGIN)
  expect(event.status).toBe(CALENDAR_STATUS[situation.phase] ?? 'CONFIRMED')
  expect(event.end).toEqual(situation.endsAt)
  if (ended) expect(event.description).toContain(ended)
}

/** What the lists of the panel write beside the status. */
function expectPanel({ visit }: Life, situation: Situation): void {
  const text = panelText({ visit, situation }) ?? ''
  const { phase, arrivesAt, insideSince } = situation
  expect({ phase, isMissed: /No se hizo/.test(text) }).toEqual({ phase, isMissed: phase === 'not-done' })
  expect({ phase, isThere: /En curso/.test(text) }).toEqual({ phase, isThere: phase === 'inside' })
  expect({ phase, isContested: text === 'Cada uno dice otra cosa' }).toEqual({
    phase,
    isContested: phase === 'contested',
  })
  for (const hour of [phase === 'on-the-way' || phase === 'delayed' ? arrivesAt : null, insideSince])
    if (hour) expect(text).toContain(told(hour))
}
