// Lives of visits for property tests: acts of both sides and of the clock at random moments, each only where the rules allow it,
// so that every life could have happened.
import fc from 'fast-check'
import type { Booking, CancelReason } from '#bookings/domain/booking.ts'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { bogotaDate, DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { answeringRefusal, type QuoteFacts, quotingRefusal } from '#visits/domain/quote.ts'
import type { SituationFacts } from '#visits/domain/situation.ts'
import { endOfVisit, openUntil, outcomeOf } from '#visits/domain/visit-outcome.ts'
import {
  ARRIVAL_MINUTES,
  NO_PROGRESS,
  PROGRESS_RULES,
  type ProgressAct,
  progressAfter,
  progressRefusal,
  progressWithout,
  toldArrival,
  undoableUntil,
} from '#visits/domain/visit-progress.ts'

/** 10:00 in Bogotá, a Monday. */
const LIFE_START = new Date('2026-11-16T15:00:00Z')

interface Living extends SituationFacts {
  readonly outcome: Booking['outcome']
}

const ACTS = Object.keys(PROGRESS_RULES) as ProgressAct[]

type Event =
  | { readonly kind: 'said'; readonly act: ProgressAct; readonly minutes: number }
  | { readonly kind: 'undo'; readonly act: ProgressAct }
  | {
      readonly kind:
        | 'accept'
        | 'cancel'
        | 'cannot'
        | 'message'
        | 'quote'
        | 'agree'
        | 'decline'
        | 'rate'
        | 'pay'
    }
  | { readonly kind: 'longer'; readonly hours: number }

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('said' as const),
      act: fc.constantFrom(...ACTS),
      minutes: fc.constantFrom(0, ...ARRIVAL_MINUTES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), act: fc.constantFrom(...ACTS) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['accept', 'cannot', 'message', 'quote', 'agree', 'decline', 'rate', 'pay'] as const),
      ),
    }),
  },
  // Rarely: nothing happens to it afterwards.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('longer' as const), hours: fc.integer({ min: 0, max: 3 }) }),
  },
)

/** Minutes between two events: most of them during the visit. */
const pause = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 25 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 48 * 60 }) },
)

export interface Life {
  readonly visit: Living
  readonly now: Date
}

export function randomLife(): fc.Arbitrary<Life> {
  return fc
    .record({
      // Where it begins, in minutes from its hour: half of them shortly before or after it.
      lead: fc.constantFrom(-3 * 24 * 60, -200, -90, -20, 10, 20),
      isRequested: fc.boolean(),
      events: fc.array(fc.tuple(pause, event), { maxLength: 9 }),
      last: pause,
    })
    .map(({ lead, isRequested, events, last }) => {
      let now = new Date(LIFE_START.getTime() + lead * MINUTE_MS)
      let visit: Living = {
        status: isRequested && lead < 0 ? 'solicitada' : 'confirmada',
        cancelReason: null,
        date: bogotaDate(LIFE_START),
        scheduledAt: LIFE_START,
        furtherHours: 0,
        createdAt: new Date(now.getTime() - 2 * HOUR_MS),
        cannotAt: null,
        said: NO_PROGRESS,
        precio: null,
        technicianWordAt: null,
        quotes: [],
        receipt: null,
        rating: null,
        outcome: 'open',
      }
      for (const [minutes, happens] of events) {
        now = new Date(now.getTime() + minutes * MINUTE_MS)
        visit = settled(after(settled(visit, now), happens, now), now)
      }
      now = new Date(now.getTime() + last * MINUTE_MS)
      return { visit: settled(visit, now), now }
    })
}

/** What the clock does (bookings/persistence/due-bookings.server.ts). */
function settled(visit: Living, now: Date): Living {
  const ruled = { ...visit, openUntil: openUntil(visit, visit.said) }
  if (isAllowed(TRANSITIONS.expire, ruled, now)) return cancelled(visit, 'sin_respuesta')
  for (const end of ['complete', 'absence', 'nobody'] as const)
    if (isAllowed(TRANSITIONS[end], ruled, now)) {
      const { to, cancelReason } = TRANSITIONS[end]
      return cancelReason ? cancelled(visit, cancelReason) : { ...visit, status: to, cancelReason: null }
    }
  return visit
}

/** It gives its further hours back (a trigger). */
const cancelled = (visit: Living, cancelReason: CancelReason): Living => ({
  ...visit,
  status: 'cancelada',
  cancelReason,
  furtherHours: 0,
})

function after(visit: Living, event: Event, now: Date): Living {
  const { said, status } = visit
  const withSaid = (changed: typeof said) => ({ ...visit, said: changed, outcome: outcomeOf(changed, visit) })
  switch (event.kind) {
    case 'said': {
      const { act, minutes } = event
      if (progressRefusal(act, visit, said, now)) return visit
      const arrivesAt = minutes > 0 ? toldArrival(minutes, now) : null
      if (act === 'tarde' && !arrivesAt) return visit
      if (act === 'terminar')
        return {
          ...withSaid(progressAfter(act, said, now)),
          status: 'completada',
          receipt: { isOwed: true, isSaidPaid: false },
        }
      return withSaid(progressAfter(act, said, now, arrivesAt))
    }
    case 'undo': {
      const until = undoableUntil(event.act, said, visit.outcome === 'contested')
      return until && now <= until ? withSaid(progressWithout(event.act, said)) : visit
    }
    case 'accept':
      return isAllowed(TRANSITIONS.accept, visit, now) ? { ...visit, status: 'confirmada' } : visit
    case 'cancel':
      return isAllowed(TRANSITIONS.cancel, visit, now) ? cancelled(visit, 'tecnico') : visit
    case 'cannot':
      return isAllowed(TRANSITIONS.cancel, visit, now) ? { ...visit, cannotAt: now } : visit
    case 'message':
      return now >= visit.scheduledAt ? { ...visit, technicianWordAt: now } : visit
    case 'quote': {
      if (quotingRefusal({ ...visit, precio: null }, visit.quotes.length, now)) return visit
      const technicianWordAt = now >= visit.scheduledAt ? now : visit.technicianWordAt
      return { ...visit, technicianWordAt, quotes: [...visit.quotes, quoteAt(visit, now)] }
    }
    case 'agree':
    case 'decline': {
      const id = visit.quotes.at(-1)?.id ?? 0
      const answer = event.kind === 'agree' ? 'si' : 'no'
      const state = { status, hasReceipt: visit.receipt !== null }
      if (answeringRefusal({ quotes: visit.quotes, id, answer }, state, bogotaDate(now))) return visit
      const answered = (quote: QuoteFacts): QuoteFacts =>
        quote.id === id && quote.answer === null ? { ...quote, answer, answeredAt: now } : quote
      return { ...visit, quotes: visit.quotes.map(answered) }
    }
    case 'rate':
      return status === 'completada' && visit.outcome !== 'contested' ? { ...visit, rating: 5 } : visit
    case 'pay':
      return visit.receipt ? { ...visit, receipt: { isOwed: false, isSaidPaid: false } } : visit
    case 'longer': {
      const isBefore = now.getTime() < endOfVisit(visit, said).getTime()
      return status === 'confirmada' && isBefore ? { ...visit, furtherHours: event.hours } : visit
    }
  }
}

function quoteAt({ quotes, status }: Living, now: Date): QuoteFacts {
  return {
    id: quotes.length + 1,
    total: 157_000,
    validUntil: bogotaDate(new Date(now.getTime() + 3 * DAY_MS)),
    createdAt: now,
    answer: null,
    answeredAt: null,
    isForAnotherDay: status === 'completada',
    bookedKey: null,
    firstConcept: 'Mano de obra',
    lineCount: 3,
  }
}
