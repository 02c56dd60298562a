import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { randomLife } from '#tests/support/people/random-lives.ts'
import type { Quote } from '#visits/domain/quote.ts'
import type { Receipt } from '#visits/domain/receipt.ts'
import { type SituationFacts, situationOf } from '#visits/domain/situation.ts'
import type { VisitMessage, VisitSide } from '#visits/domain/visit-message.ts'
import { NO_PROGRESS, type VisitProgress } from '#visits/domain/visit-progress.ts'
import { stepSentence } from '#visits/wording/situation.ts'
import { type VisitReading, visitNews } from '#visits/wording/visit-news.ts'

/** 10:00 in Bogotá. */
const START = new Date('2026-11-16T15:00:00Z')
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS)
const NAMES = { client: 'Carlos Rojas', technician: 'María Eugenia Salazar' }

type Visit = VisitReading['visit'] & { cancelNote: string; leftBy: null }
type Changes = Partial<Omit<Visit, 'said' | 'quotes'>> & {
  said?: Partial<VisitProgress>
  quotes?: Quote[]
  receipts?: Receipt[]
  messages?: VisitMessage[]
  isNewest?: boolean
  caseText?: string
}

/** Of a confirmed visit, so many minutes after its hour. */
function reading(side: VisitSide, minutes: number, changes: Changes = {}): VisitReading {
  const {
    said,
    quotes = [],
    receipts = [],
    messages = [],
    isNewest = true,
    caseText = null,
    ...row
  } = changes
  const visit: Visit = {
    status: 'confirmada',
    cancelReason: null,
    cancelNote: '',
    leftBy: null,
    date: '2026-11-16',
    scheduledAt: START,
    furtherHours: 0,
    createdAt: at(-2_000),
    cannotAt: null,
    cannotReason: null,
    precio: null,
    technicianWordAt: null,
    receipt: receipts.length > 0 ? { isOwed: false, isSaidPaid: false } : null,
    rating: null,
    ...row,
    quotes,
    said: { ...NO_PROGRESS, ...said },
  }
  return readingOf(side, visit, at(minutes), { quotes, receipts, messages, isNewest, caseText })
}

function readingOf(
  side: VisitSide,
  visit: Visit,
  now: Date,
  rest: Pick<VisitReading, 'caseText'> &
    Pick<Required<Changes>, 'quotes' | 'receipts' | 'messages' | 'isNewest'>,
): VisitReading {
  const { quotes, receipts, messages, isNewest, caseText } = rest
  const situation = situationOf(visit, now)
  const name = NAMES[side]
  const asked = { visit, situation, now, name, acceptedAt: at(-1_000), isRated: false, price: 60_000 }
  return {
    visit,
    situation,
    facts: { quotes, receipts },
    conversation: { messages, isNewest },
    stepText: stepSentence(side, asked),
    caseText,
    name,
    now,
  }
}

const told = (minutes: number) => ({ arrivesAt: at(minutes) })
const quote = (changes: Partial<Quote> = {}): Quote => ({
  id: 1,
  total: 157_000,
  validUntil: '2026-11-20',
  createdAt: at(30),
  answer: null,
  answeredAt: null,
  isForAnotherDay: false,
  bookedKey: null,
  firstConcept: 'Mano de obra',
  lineCount: 1,
  lines: [],
  note: '',
  reason: '',
  ...changes,
})
const receipt = (id: number): Receipt => ({
  id,
  at: at(50),
  corrects: null,
  lines: [],
  total: 157_000,
  hecho: 'Cambié la válvula.',
  pago: 'efectivo',
  agreedTotal: null,
  agreedAt: null,
  guaranteeUntil: '2026-12-16',
  photos: [],
  payment: null,
})
const message = (id: number, changes: Partial<VisitMessage> = {}): VisitMessage => ({
  id,
  author: 'technician',
  text: 'Ya casi llego',
  photos: [],
  at: at(0),
  readAt: null,
  via: null,
  writtenAt: null,
  ...changes,
})

const onTheWay = { said: { onTheWayAt: at(-35), ...told(-15) } }
const inside = { said: { arrivedAt: at(-15) } }
const AGREED = quote({ answer: 'si', answeredAt: at(35) })

describe('what arrives is told once, in the words of the page', () => {
  test.each<
    [what: string, side: VisitSide, before: [number, Changes?], after: [number, Changes?], said: string[]]
  >([
    [
      'a request is accepted',
      'client',
      [-900, { status: 'solicitada' }],
      [-899],
      ['Carlos confirmó hoy a las 17:20. Te avisamos cuando salga para tu casa.'],
    ],
    ['on the way', 'client', [-36], [-35, onTheWay], ['Va en camino, llega hacia las 09:45.']],
    [
      'another hour',
      'client',
      [-34, onTheWay],
      [-33, { said: { onTheWayAt: at(-35), ...told(5) } }],
      ['Va en camino, llega hacia las 10:05.'],
    ],
    ['arrived', 'client', [-16, onTheWay], [-15, inside], ['Está en tu casa desde las 09:45.']],
    [
      'it takes longer',
      'client',
      [10, inside],
      [11, { ...inside, furtherHours: 1 }],
      ['Al terminar te llega el comprobante y pagas $ 60.000. Dura hasta las 12:00.'],
    ],
    ['nobody knows whether he came', 'client', [19], [20], ['No sabemos si Carlos llegó.']],
    [
      'a later hour',
      'client',
      [31, { said: { didNotComeAt: at(25) } }],
      [35, { said: { didNotComeAt: at(25), lateAt: at(35), ...told(75) } }],
      ['Carlos dice: llego a las 11:15.'],
    ],
    [
      'a quote',
      'client',
      [30, inside],
      [31, { ...inside, quotes: [quote()] }],
      ['Carlos te mandó una cotización: $ 157.000.'],
    ],
    [
      'another quote of the same price',
      'client',
      [30, { ...inside, quotes: [quote()] }],
      [31, { ...inside, quotes: [quote(), quote({ id: 2 })] }],
      ['Carlos te mandó una cotización: $ 157.000.'],
    ],
    [
      'agreed',
      'client',
      [34, { ...inside, quotes: [quote()] }],
      [35, { ...inside, quotes: [AGREED] }],
      ['Acordaste $ 157.000 con Carlos.'],
    ],
    [
      'a message',
      'client',
      [0, { messages: [message(1)] }],
      [1, { messages: [message(1), message(2, { text: '¿Cuál es el timbre?' })] }],
      ['Carlos: ¿Cuál es el timbre?'],
    ],
    [
      'photos',
      'client',
      [0],
      [1, { messages: [message(1, { text: '', photos: ['a', 'b'] })] }],
      ['Carlos: 2 fotos.'],
    ],
    [
      'what one sent oneself',
      'client',
      [0],
      [1, { messages: [message(1, { author: 'client' })] }],
      ['Tú: Ya casi llego.'],
    ],
    [
      'the end and the receipt',
      'client',
      [49, inside],
      [50, { ...inside, status: 'completada', receipts: [receipt(418)] }],
      ['La visita terminó. ¿Cómo te fue con Carlos?', 'Comprobante de servicio N.º 00418: $ 157.000.'],
    ],
    [
      'a cancellation',
      'client',
      [-600],
      [-599, { status: 'cancelada', cancelReason: 'tecnico' }],
      [expect.stringMatching(/\S\.$/)],
    ],
    [
      'a decision of a case',
      'client',
      [900, { ...inside, status: 'completada', caseText: 'Decide el equipo de TecniYa' }],
      [901, { ...inside, status: 'completada', caseText: 'Te toca a ti' }],
      ['Garantía: Te toca a ti.'],
    ],
    [
      'nobody came, to the technician',
      'technician',
      [24],
      [25, { said: { didNotComeAt: at(25) } }],
      ['María Eugenia dice que no has llegado.'],
    ],
    [
      'the client waits',
      'technician',
      [35, { said: { didNotComeAt: at(25), lateAt: at(35), ...told(75) } }],
      [36, { said: { didNotComeAt: at(25), lateAt: at(35), waitsAt: at(36), ...told(75) } }],
      ['María Eugenia te espera.'],
    ],
    [
      'the client cannot',
      'technician',
      [-300],
      [-299, { cannotAt: at(-299), cannotReason: 'surgio_algo' }],
      ['No puede recibirte: surgió algo.'],
    ],
    [
      'the own quote',
      'technician',
      [30, inside],
      [31, { ...inside, quotes: [quote()] }],
      ['Le toca a María Eugenia.'],
    ],
    [
      'the answer to a quote',
      'technician',
      [34, { ...inside, quotes: [quote()] }],
      [35, { ...inside, quotes: [AGREED] }],
      ['María Eugenia está de acuerdo.'],
    ],
    [
      'a message of the client',
      'technician',
      [0],
      [1, { messages: [message(1, { author: 'client' })] }],
      ['María Eugenia: Ya casi llego.'],
    ],
  ])('%s', (_what, side, [minutesBefore, before], [minutesAfter, after], said) => {
    const first = reading(side, minutesBefore, before)
    const second = reading(side, minutesAfter, after)
    expect(visitNews(side, first, second).map(text => text.replaceAll('\u00a0', ' '))).toEqual(said)
    expect(visitNews(side, second, reading(side, minutesAfter, after))).toEqual([])
  })

  test('an older page of the conversation is nothing new, nor is the way back', () => {
    const newest = reading('client', 0, { messages: [message(9)] })
    const older = reading('client', 0, { messages: [message(3)], isNewest: false })
    expect([visitNews('client', newest, older), visitNews('client', older, newest)]).toEqual([[], []])
  })

  test('time alone tells nothing, until somebody is asked or the visit ends', () => {
    const lives = fc.tuple(randomLife(), fc.constantFrom<VisitSide>('client', 'technician'), fc.nat(5 * 60))
    fc.assert(
      fc.property(lives, ([{ visit: facts, now }, side, minutes]) => {
        const visit = {
          ...(facts as SituationFacts),
          cannotReason: null,
          cancelNote: '',
          leftBy: null,
        } as Visit
        const rest = { quotes: [], receipts: [], messages: [], isNewest: true, caseText: null }
        const before = readingOf(side, visit, now, rest)
        const after = readingOf(side, visit, new Date(now.getTime() + minutes * MINUTE_MS), rest)
        const news = visitNews(side, before, after)
        const isAsked = after.situation.phase === 'unclear' || before.situation.phase === 'unclear'
        const hasEnded = now.getTime() + minutes * MINUTE_MS >= after.situation.endsAt.getTime() - HOUR_MS
        expect(news.length === 0 || isAsked || hasEnded).toBe(true)
        expect(visitNews(side, after, after)).toEqual([])
      }),
    )
  })
})
