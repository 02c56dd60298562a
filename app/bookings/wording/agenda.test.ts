import { expect, test } from 'vitest'
import {
  arrivedMessage,
  askAddressMessage,
  briefDeadlineText,
  clientFacts,
  clientSummary,
  deadlineText,
  onMyWayMessage,
  shareVisitMessage,
  timeLeftText,
  untilText,
  visitMessage,
} from '#bookings/wording/agenda.ts'
import { cancelledText } from '#bookings/wording/cancel-reasons.ts'

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

test('until when a request is to be answered, whole and in a row', () => {
  const at = (date: string) =>
    [deadlineText, briefDeadlineText].map(text => text({ date, start: '16:00' }, TODAY))
  expect(at(TODAY)).toEqual(['Tienes hasta las 16:00', 'Hasta las 16:00'])
  expect(at('2026-11-17')).toEqual(['Tienes hasta mañana, 16:00', 'Hasta mañana, 16:00'])
  expect(at('2026-11-18')).toEqual(['Tienes hasta el miércoles 18, 16:00', 'Hasta el mié 18, 16:00'])
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

test('a cancelled booking says why', () => {
  expect(cancelledText({ cancelReason: 'tecnico', cancelNote: 'Cita médica', leftBy: null })).toBe(
    'La cancelaste: «Cita médica»',
  )
  expect(cancelledText({ cancelReason: 'tecnico', cancelNote: '', leftBy: null })).toBe('La cancelaste.')
  expect(cancelledText({ cancelReason: 'sin_respuesta', cancelNote: '', leftBy: null })).toBe(
    'No alcanzaste a responder.',
  )
  expect(cancelledText({ cancelReason: 'moderacion', cancelNote: '', leftBy: null })).toBe(
    'La canceló TecniYa.',
  )
  expect(cancelledText({ cancelReason: 'cliente', cancelNote: '', leftBy: null })).toBe(
    'La cancelaste: tu cliente avisó que no podía.',
  )
  expect(cancelledText({ cancelReason: 'reemplazada', cancelNote: '', leftBy: null })).toBe(
    'No respondiste a tiempo y tu cliente reservó con otra persona.',
  )
  const left = { cancelReason: 'cuenta_eliminada', cancelNote: '' } as const
  expect(cancelledText({ ...left, leftBy: 'client' })).toBe('El cliente eliminó su cuenta.')
  expect(cancelledText({ ...left, leftBy: 'technician' })).toBe('Se canceló porque eliminaste tu cuenta.')
})

const VISIT = {
  clientName: 'Camila Ospina',
  date: '2026-11-17',
  start: '08:00',
  end: '09:00',
  address: 'Tv. 12 # 33-40, Soacha',
}
const TECHNICIAN = 'Carlos Andrés Rojas'

test('messages to the client greet by first name and say who writes', () => {
  const hello = 'Hola, Camila. Soy Carlos, de TecniYa.'
  expect(visitMessage(VISIT, TECHNICIAN)).toBe(
    `${hello} Te escribo por la visita del martes 17 de noviembre a las 08:00.`,
  )
  expect(onMyWayMessage(VISIT, TECHNICIAN)).toBe(`${hello} Voy en camino para la visita de las 08:00.`)
  expect(arrivedMessage(VISIT, TECHNICIAN)).toBe(`${hello} Ya llegué a Tv. 12 # 33-40, Soacha.`)
  expect(arrivedMessage({ ...VISIT, address: '' }, TECHNICIAN)).toBe(`${hello} Ya llegué.`)
  expect(askAddressMessage(VISIT, TECHNICIAN)).toBe(
    `${hello} Para la visita del martes 17 de noviembre a las 08:00 me falta la dirección. ¿Me mandas la calle y el número?`,
  )
})

test('the message to the technician’s own people says where, when and whose', () => {
  expect(shareVisitMessage(VISIT)).toBe(
    'Tengo una visita de TecniYa el martes 17 de noviembre, de 08:00 a 09:00 en Tv. 12 # 33-40, Soacha. Es de Camila Ospina.',
  )
})
