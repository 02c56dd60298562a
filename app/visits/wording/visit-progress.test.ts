import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { NO_PROGRESS, type VisitProgress } from '#visits/domain/visit-progress.ts'
import { endText, stateLine, stepSentence } from '#visits/wording/situation.ts'
import { nextStepText } from '#visits/wording/visit.ts'
import { absenceAnswerText, absenceToldText, toldHourText } from '#visits/wording/visit-progress.ts'

/** 10:00 in Bogotá. */
const START = new Date('2026-11-16T15:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS)

type Asked = Parameters<typeof endText>[1]['visit']

const VISIT: Asked = {
  ...{ status: 'confirmada', cancelReason: null, cancelNote: '', leftBy: null, date: '2026-11-16' },
  ...{ scheduledAt: START, createdAt: START, cannotAt: null, furtherHours: 0 },
  ...{ precio: null, technicianWordAt: null, quotes: [], receipt: null, said: NO_PROGRESS },
}

function asked(minutes: number, said: Partial<VisitProgress>, changes: Partial<Asked> = {}) {
  const visit = { ...VISIT, ...changes, said: { ...NO_PROGRESS, ...said } }
  const now = after(minutes)
  return { visit, now, situation: situationOf(visit, now), name: 'Gloria Montoya' }
}

const told = { didNotComeAt: after(21), lateAt: after(30), arrivesAt: after(75) }

test('a later hour is what the technician says, then what the client waits for', () => {
  expect(stateLine('client', asked(36, told))).toBe('Debía llegar hace 36 min')
  expect(stateLine('client', asked(36, { ...told, waitsAt: after(31) }))).toBe('Llega hacia las 11:15')
  expect(stateLine('technician', asked(36, told))).toBe('Dijiste: llego a las 11:15')
  expect(toldHourText(asked(36, told).visit.said)).toBe('llego a las 11:15')
  // Told before the complaint, it is no answer to it.
  expect(toldHourText({ ...NO_PROGRESS, ...told, lateAt: after(20) })).toBeNull()
})

test('until when an absence is to be answered', () => {
  expect(absenceAnswerText(after(31), after(32))).toBe('Tiene hasta las 10:41 para contestar')
  expect(absenceAnswerText(after(31), after(42))).toBe('Todavía no ha contestado')
  expect(absenceToldText(after(31), after(32))).toBe('A las 10:31. Tiene hasta las 10:41 para contestar.')
})

test('how a visit ended that did not happen, and one about which its people disagree', () => {
  const missed = asked(90, { didNotComeAt: after(31) }, { status: 'cancelada', cancelReason: 'no_llego' })
  expect(endText('client', missed)).toBe('No se hizo: Gloria no llegó')
  expect(endText('technician', missed)).toBe('No se hizo: no llegaste')
  const contested = asked(90, { didNotComeAt: after(31), arrivedAt: after(80) }, { status: 'completada' })
  expect(endText('client', contested)).toBe('Lo mira una persona de TecniYa')
})

test('what is paid at the end is said while the technician is there', () => {
  const inside = (changes: Partial<Asked> = {}) => ({
    ...asked(30, { arrivedAt: after(5) }, changes),
    acceptedAt: null,
    isRated: false,
  })
  const priced = { ...inside({ furtherHours: 1 }), price: 157_000 }
  expect(stepSentence('client', inside())).toBe('Al terminar te llega el comprobante.')
  expect(stepSentence('client', priced)).toBe(
    'Al terminar te llega el comprobante y pagas $\u00a0157.000. Dura hasta las 12:00.',
  )
})

test('what follows a step, and what follows being on the way', () => {
  expect(nextStepText('on-the-way')).toBe('Sigue: en camino')
  expect(nextStepText('finished', 'En tu casa')).toBe('Sigue: en tu casa')
  expect(nextStepText('rated')).toBe('Falta calificar')
})
