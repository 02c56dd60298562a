import { expect, test } from 'vitest'
import { NOTIFICATIONS } from '#bookings/domain/notifications.ts'
import {
  devicesText,
  insteadText,
  introText,
  stateDetail,
  stateText,
  topicText,
  unreachedText,
} from '#moderation/wording/channels.ts'

const NOW = new Date('2026-11-16T21:05:00Z')
const at = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00-05:00`)

test.each([
  [{ kind: 'works' }, 'Funciona', null],
  [{ kind: 'slow' }, 'Lento', 'Más de 5 minutos.'],
  [{ kind: 'off', setting: 'WHATSAPP_TOKEN' }, 'Sin configurar', 'Falta\u00a0WHATSAPP_TOKEN.'],
  [{ kind: 'gone', devices: 12 }, '12 vencidos', null],
  [{ kind: 'gone', devices: 1 }, '1 vencido', null],
  [
    { kind: 'down', since: at('14:02'), isTokenRefused: false },
    'Caído desde las 14:02',
    'Todo va por correo.',
  ],
  [
    { kind: 'down', since: at('14:02', 15), isTokenRefused: true },
    'Caído desde ayer a las 14:02',
    'El token venció o no sirve: WHATSAPP_TOKEN. Todo va por correo.',
  ],
] as const)('%o is told as %s', (state, text, detail) => {
  expect(stateText(state, NOW)).toBe(text)
  expect(stateDetail('whatsapp', state)).toBe(detail)
})

test('without a server e-mails wait in a folder', () => {
  expect(stateDetail('email', { kind: 'off', setting: 'SMTP_URL' })).toBe(
    'Falta\u00a0SMTP_URL: quedan en la carpeta outbox.',
  )
})

test('the devices that are told', () => {
  const tally = (count: number) => ({ count, more: false })
  const text = (devices: number, people: number) => devicesText(tally(devices), tally(people))
  expect([text(0, 0), text(1, 1), text(3, 2)]).toEqual([
    'Nadie los tiene activos',
    '1 aparato de 1 persona',
    '3 aparatos de 2 personas',
  ])
})

test('what was done instead, with its minute', () => {
  expect(insteadText({ kind: 'sent', channel: 'email', at: at('15:43') }, NOW)).toBe('Correo, 15:43')
  expect(insteadText({ kind: 'sent', channel: 'push', at: at('13:05', 14) }, NOW)).toBe(
    'Aviso en el aparato, sábado 14, 13:05',
  )
  expect(insteadText({ kind: 'nothing' }, NOW)).toBe('Nada: no tiene otro canal')
})

test('whom nothing reached is named, and how many there are', () => {
  const angela = { name: 'Ángela María Uribe', topic: 'receipt', at: at('10:20') }
  expect(unreachedText([angela], NOW)).toBe(
    '1 persona no recibió nada por ningún canal: Ángela María Uribe, «Comprobante» de las 10:20.',
  )
  expect(unreachedText([{ ...angela, at: at('10:20', 13) }, angela], NOW)).toBe(
    '2 personas no recibieron nada por ningún canal. La última: Ángela María Uribe, «Comprobante» del viernes 13 a las 10:20.',
  )
})

test('the period is said', () => {
  expect(introText(1, 'lunes 16 de noviembre', NOW)).toBe(
    'Lo que TecniYa le escribe a la gente, y si llegó. Hoy, lunes 16 de noviembre, hasta las 16:05.',
  )
  expect(introText(28, '', NOW)).toContain('Los últimos 28 días, hasta las 16:05.')
})

test('every notification has its words, and what is not known is an "Aviso"', () => {
  for (const kind of Object.keys(NOTIFICATIONS)) expect(topicText(`booking:${kind}`)).not.toBe('Visita')
  expect(topicText('step:llegue')).toBe('Llegó')
  expect(topicText('quote:sent')).toBe('Cotización')
  for (const topic of ['constructor', 'booking:constructor:x', ''])
    expect(topicText(topic)).toMatch(/^(Visita|Aviso)$/)
})
