import { expect, test } from 'vitest'
import { clientFacts, clientSummary } from '#agenda/wording/agenda.ts'
import { timeLeftText, untilText } from '#visits/wording/situation.ts'

const NOW = new Date('2026-11-16T19:25:00Z')
const TODAY = '2026-11-16'

test.each([
  ['2026-11-16T19:25:01Z', '1 min'],
  ['2026-11-16T20:00:00Z', '35 min'],
  ['2026-11-16T21:00:00Z', '1 h 35 min'],
  ['2026-11-16T21:25:00Z', '2 h'],
  ['2026-11-17T19:25:00Z', '1 día'],
  ['2026-11-19T20:00:00Z', '3 días'],
])('until %s it is %s', (instant, text) => {
  expect(timeLeftText(new Date(instant), NOW)).toBe(text)
  expect(untilText(new Date(instant), NOW)).toBe(`En ${text}`)
})

test('a technician reads one line about a client, and the rest behind it', () => {
  const nobody = {
    visitsWithTechnician: 0,
    completedVisits: 0,
    lastVisit: null,
    phoneConfirmed: false,
    noShows: 0,
  }
  const texts = (changes: Partial<Parameters<typeof clientFacts>[0]>) => {
    const client = { ...nobody, clientSince: '2026-03', ...changes }
    return [clientSummary(client).join(' · '), ...clientFacts(client, TODAY).map(({ text }) => text)]
  }
  expect(texts({})).toEqual([
    'Primera visita contigo',
    'Ninguna completada todavía',
    'Cuenta desde marzo de 2026',
    'Teléfono sin confirmar',
  ])
  expect(texts({ completedVisits: 1, phoneConfirmed: true })).toEqual([
    'Primera visita contigo · 1 completada',
    'Cuenta desde marzo de 2026',
    'Teléfono confirmado',
  ])
  expect(texts({ completedVisits: 2, noShows: 1 })[1]).toBe('1 vez no había nadie')
  expect(texts({ completedVisits: 2, noShows: 2 })[1]).toBe('2 veces no había nadie')
  const known = { visitsWithTechnician: 3, completedVisits: 1_026, lastVisit: '2026-10-03' }
  expect(texts(known).slice(0, 2)).toEqual([
    '3 visitas contigo · 1.026 completadas',
    'Última visita: 3 de octubre',
  ])
  expect(texts({ visitsWithTechnician: 1, completedVisits: 1, lastVisit: '2025-10-03' }).slice(0, 2)).toEqual(
    ['1 visita contigo', 'Última visita: 3 de octubre de 2025'],
  )
})
