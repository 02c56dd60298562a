import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MISSED_REASONS } from '#bookings/domain/transitions.ts'
import { bogotaTime, DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { randomLife } from '#tests/support/people/random-lives.ts'
import type { QuoteFacts } from '#visits/domain/quote.ts'
import { PHASES, type SituationFacts, situationOf } from '#visits/domain/situation.ts'
import { NO_PROGRESS, type VisitProgress } from '#visits/domain/visit-progress.ts'

/** 10:00 in Bogotá. */
const START = new Date('2026-11-16T15:00:00Z')
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS)
const DAY = DAY_MS / MINUTE_MS

type Changes = Omit<Partial<SituationFacts>, 'said'> & { said?: Partial<VisitProgress> }

function visit({ said, ...changes }: Changes = {}): SituationFacts {
  return {
    status: 'confirmada',
    cancelReason: null,
    date: '2026-11-16',
    scheduledAt: START,
    furtherHours: 0,
    createdAt: at(-2 * DAY),
    cannotAt: null,
    precio: null,
    technicianWordAt: null,
    quotes: [],
    receipt: null,
    rating: null,
    ...changes,
    said: { ...NO_PROGRESS, ...said },
  }
}

const quote = (changes: Partial<QuoteFacts> = {}): QuoteFacts => ({
  id: 1,
  total: 157_000,
  validUntil: '2026-11-20',
  createdAt: at(30),
  answer: null,
  answeredAt: null,
  isForAnotherDay: false,
  bookedKey: null,
  firstConcept: 'Mano de obra',
  lineCount: 3,
  ...changes,
})

const told = (minutes: number) => ({ arrivesAt: at(minutes) })

describe('the life of a visit', () => {
  test.each<[phase: string, client: string | null, technician: string | null, minute: number, Changes]>([
    ['asked', null, 'answer-request', -DAY, { status: 'solicitada', createdAt: at(-DAY - 1) }],
    ['overdue', null, 'answer-request', -60, { status: 'solicitada' }],
    // Until the clock cancels it.
    ['overdue', null, null, 0, { status: 'solicitada' }],
    ['overdue', null, null, 90, { status: 'solicitada' }],
    ['confirmed', null, null, -DAY - 1, {}],
    ['near', null, null, -DAY, {}],
    ['near', null, 'set-out', -180, {}],
    ['near', null, 'answer-cannot', -180, { cannotAt: at(-200) }],
    ['on-the-way', null, 'arrive', -20, { said: { onTheWayAt: at(-30), ...told(-5) } }],
    ['due', null, 'arrive', 0, {}],
    ['due', null, 'arrive', 19, {}],
    ['unclear', 'say-whether-came', 'arrive', 20, {}],
    ['on-the-way', null, 'arrive', 29, { said: { onTheWayAt: at(-5), ...told(15) } }],
    ['unclear', 'say-whether-came', 'arrive', 30, { said: { onTheWayAt: at(-5), ...told(15) } }],
    ['due', null, 'arrive', 30, { technicianWordAt: at(5) }],
    ['missing', null, 'answer-absence', 31, { said: { didNotComeAt: at(25) } }],
    [
      'delayed',
      'wait-or-seek',
      'arrive',
      36,
      { said: { didNotComeAt: at(25), lateAt: at(35), ...told(75) } },
    ],
    [
      'delayed',
      null,
      'arrive',
      36,
      { said: { didNotComeAt: at(25), lateAt: at(30), waitsAt: at(35), ...told(75) } },
    ],
    [
      'unclear',
      'say-whether-came',
      'arrive',
      90,
      { said: { didNotComeAt: at(25), lateAt: at(30), waitsAt: at(35), ...told(75) } },
    ],
    [
      'missing',
      null,
      'answer-absence',
      40,
      { said: { didNotComeAt: at(25), lateAt: at(30), seeksAt: at(35) } },
    ],
    ['inside', null, null, -5, { said: { arrivedAt: at(-6) } }],
    ['inside', null, 'finish', 10, { said: { arrivedAt: at(-6) } }],
    ['inside', 'answer-quote', 'finish', 40, { said: { arrivedAt: at(0) }, quotes: [quote()] }],
    ['inside', null, 'finish', 50, { said: { didNotComeAt: at(25), arrivedAt: at(45) } }],
    ['nobody-home', null, null, 30, { said: { nobodyHomeAt: at(20) } }],
    ['contested', null, null, 50, { said: { nobodyHomeAt: at(20), cameAt: at(40) } }],
    ['over', 'rate', null, 90, { status: 'completada', said: { arrivedAt: at(0) } }],
    ['unclear', 'say-whether-came', null, 90, { status: 'completada' }],
    ['over', 'rate', null, DAY, { status: 'completada' }],
    ['over', 'rate', null, 90, { status: 'completada', technicianWordAt: at(40) }],
    ['over', 'answer-quote', null, 90, { status: 'completada', quotes: [quote({ createdAt: at(-9) })] }],
    [
      'over',
      'choose-date',
      null,
      DAY,
      { status: 'completada', quotes: [quote({ answer: 'si', answeredAt: at(600) })] },
    ],
    [
      'over',
      'rate',
      null,
      DAY,
      { status: 'completada', quotes: [quote({ answer: 'si', answeredAt: at(40) })] },
    ],
    [
      'over',
      'rate',
      null,
      31 * DAY,
      { status: 'completada', quotes: [quote({ answer: 'si', answeredAt: at(600) })] },
    ],
    ['not-done', null, null, 90, { status: 'cancelada', cancelReason: 'no_llego' }],
    ['cancelled', null, null, 90, { status: 'cancelada', cancelReason: 'tecnico' }],
  ])('%s, client: %s, technician: %s, minute %i: %j', (phase, client, technician, minute, changes) => {
    const situation = situationOf(visit(changes), at(minute))
    expect([situation.phase, situation.task.client, situation.task.technician]).toEqual([
      phase,
      client,
      technician,
    ])
  })
})

test.each<[string, string, Changes]>([
  ['its hour', '11:00', {}],
  ['with further hours', '13:00', { furtherHours: 2 }],
  ["'Terminé' within six hours of the start", '12:30', { said: { finishedAt: at(150) } }],
  ["'Terminé' that was written down later", '11:00', { said: { finishedAt: at(361) } }],
  ['an hour that was told, and a quarter more', '11:30', { said: { lateAt: at(35), ...told(75) } }],
  ['an hour from a late arrival on', '12:15', { said: { lateAt: at(35), arrivedAt: at(75), ...told(75) } }],
])('it ends with %s', (_, hour, changes) => {
  expect(bogotaTime(situationOf(visit(changes), at(60)).endsAt)).toBe(hour)
})

test('what a visit may offer follows from how it ended, for every life', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(randomLife(), ({ visit: life, now }) => {
      const { phase, offers, task, arrivesAt, insideSince } = situationOf(life, now)
      seen.add(phase)
      const { status, cancelReason, rating } = life
      const isMissed =
        status === 'cancelada' && cancelReason !== null && MISSED_REASONS.includes(cancelReason)
      expect(phase === 'not-done').toBe(isMissed)
      if (offers.stars || offers.guarantee) expect(status).toBe('completada')
      if (phase === 'contested' || phase === 'not-done')
        expect([offers.stars, offers.guarantee, task.client === 'rate']).toEqual([false, false, false])
      if (rating !== null) expect([offers.stars, task.client]).not.toContain('rate')
      // Nobody is asked whether somebody came who wrote, quoted, arrived or finished.
      if (task.client === 'say-whether-came')
        expect([life.technicianWordAt, life.said.arrivedAt, life.receipt, offers.stars]).toEqual([
          ...[null, null, null, false],
        ])
      expect(insideSince !== null).toBe(phase === 'inside')
      if (phase === 'missing' || phase === 'inside' || status === 'cancelada') expect(arrivesAt).toBeNull()
      if (status === 'cancelada') expect(task).toEqual({ client: null, technician: null })
    }),
    // A seed: whether each phase is met does not depend on chance.
    { numRuns: 3_000, seed: 34 },
  )
  // The lives are worth something: each phase was met.
  expect([...seen].toSorted()).toEqual([...PHASES].toSorted())
})
