import { expect, test } from 'vitest'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { type BookingNotification, isStillCurrent, type NotifiedBy } from '#bookings/domain/notifications.ts'
import { DRAFTS } from '#server/jobs/booking-notifications.ts'
import {
  bookingEmail,
  bookingForEmail,
  drawn,
  ORIGIN,
  RESCUE_OPTIONS,
  SENT_AT,
} from '#tests/support/people/emails.ts'

const CONTEXT = { origin: ORIGIN, now: SENT_AT, trade: 'Plomería' }
const email = (notification: NotifiedBy<'email'>, changes: Partial<NotifiedBooking> = {}) =>
  drawn(bookingEmail(notification, bookingForEmail(changes), CONTEXT))

const CANCELLED = { status: 'cancelada', cancelReason: 'tecnico' } as const
const [YEIMY, ROSA] = ['yeimy@correo.co', 'rosa@correo.co']

test.each<[NotifiedBy<'email'>, Partial<NotifiedBooking>, string, string, string]>([
  ['requested', {}, YEIMY, 'Nueva visita: Rosa Helena, hoy 11:00', '/agenda/7'],
  ['unanswered', {}, YEIMY, 'Rosa Helena espera tu respuesta: hoy 11:00', '/agenda/7'],
  ['address-completed', {}, YEIMY, 'Rosa Helena completó la dirección: hoy 11:00', '/agenda/7'],
  ['client-withdrawn', CANCELLED, YEIMY, 'Cancelamos la visita de Rosa Helena: hoy 11:00', '/agenda'],
  ['confirmada', { status: 'confirmada' }, ROSA, 'Confirmada: Yeimy va hoy a las 11:00', '/mis-reservas/7'],
  ['tomorrow', { date: '2026-11-17' }, ROSA, 'Recuerda: Yeimy va mañana a las 11:00', '/mis-reservas/7'],
  [
    'soon',
    { status: 'confirmada' },
    ROSA,
    'Falta poco: tu visita con Yeimy es hoy a las 11:00',
    '/mis-reservas/7',
  ],
  ['rate', { date: '2026-11-15' }, ROSA, '¿Cómo te fue con Yeimy?', '/mis-reservas/7'],
  ['cancelada', CANCELLED, ROSA, 'Yeimy no puede ir hoy a las 11:00', '/agendar/yeimy?de=7'],
  [
    'expired',
    { status: 'cancelada' },
    ROSA,
    'Yeimy no alcanzó a responder',
    '/tecnicos?esp=plomeria&ciudad=Bogot%C3%A1',
  ],
  [
    'technician-withdrawn',
    { ...CANCELLED, cancelReason: 'moderacion' },
    ROSA,
    'Cancelamos tu visita de hoy a las 11:00',
    '/tecnicos?esp=plomeria&ciudad=Bogot%C3%A1',
  ],
])('%s: recipient, subject, link and Message-ID', (notification, changes, to, subject, path) => {
  const sent = email(notification, changes)
  expect(sent.to.address).toBe(to)
  expect(sent.subject).toBe(subject)
  expect(sent.text).toContain(`: ${ORIGIN}${path}\n`)
  expect(sent.html).toContain(`href="${ORIGIN}${path.replaceAll('&', '&amp;')}"`)
  expect(sent.messageId).toBe(`<reserva-7-${notification}@tecniya.co>`)
})

test.each([
  ['confirmada', '/mis-reservas/3/garantia'],
  ['booked', '/agenda/garantia/3'],
] as const)('%s: a visit that repeats a work leads to its case', (notification, path) => {
  const repeat = { status: 'confirmada', precio: 0, repeatOf: 3 } as const
  const { text, html } = email(notification, repeat)
  expect(text).toContain(`Ver el caso de garantía: ${ORIGIN}${path}\n`)
  expect(html).toContain(`href="${ORIGIN}${path}"`)
  expect(email(notification, { status: 'confirmada' }).text).not.toContain('garantia')
})

test('a day further away is named in the subject', () => {
  expect(email('requested', { date: '2026-11-24' }).subject).toBe(
    'Nueva visita: Rosa Helena, el martes 24, 11:00',
  )
  expect(email('technician-withdrawn', { date: '2026-11-24' }).subject).toBe(
    'Cancelamos tu visita del martes 24 a las 11:00',
  )
})

test('the request says who asks for what, where, for how much, and until when it can be answered', () => {
  expect(email('requested').text).toBe(`Hoy, lunes 16 de noviembre, 11:00 a 12:00

Hola, Yeimy:

Rosa Helena Martínez pidió una visita contigo. Es la primera que te pide; en TecniYa lleva 2 completadas.

Servicio: Destape de sanitario o sifón
Plomería
Precio: desde $\u00a065.000
Dirección: Cl. 65 Sur # 87–21
Bosa, Bogotá
Qué pasa: Se devuelve el agua del lavaplatos desde anoche. Ya cerré el registro.
Mandó 2 fotos; están en tu agenda.

Aceptar o cancelar: https://tecniya.co/agenda/7

Tienes hasta las 09:45 para responder. Después le mostramos a tu cliente quién más puede ir.

El equipo de TecniYa · hola@tecniya.co · Bogotá, Colombia
`)
})

test.each([
  [{ earlierRequests: 4, completedTogether: 3 }, 'Ya le hiciste 3 visitas.'],
  [{ earlierRequests: 1, completedTogether: 1 }, 'Ya le hiciste una visita.'],
  [{ completedByClient: 0 }, 'Es la primera que te pide.'],
  [{ completedByClient: 1 }, 'Es la primera que te pide; en TecniYa lleva 1 completada.'],
  [{ earlierRequests: 1 }, 'pidió una visita contigo.\n'],
])('a request of a client with %j says so', (changes, text) => {
  expect(email('requested', changes).text).toContain(text)
})

test('a request without service, address, description and photos has no empty rows', () => {
  const bare = email('requested', {
    servicio: '',
    precio: null,
    especialidad: null,
    address: '',
    barrio: '',
    ciudad: '',
    description: '',
    photoCount: 0,
  })
  expect(bare.text).toContain('Dirección: Por confirmar')
  for (const label of ['Servicio', 'Precio', 'Qué pasa', 'foto']) expect(bare.text).not.toContain(label)
  expect(email('requested', { description: '', photoCount: 1 }).text).toContain('Fotos: Mandó una foto; está')
  expect(email('tomorrow', { address: '' }).text).toContain('Faltan la calle y el número.')
})

test.each(['confirmada', 'tomorrow', 'soon'] as const)(
  '%s tells what was agreed by a quote',
  notification => {
    const { text, calendar = '' } = email(notification, { agreedTotal: 157_000 })
    expect(text).toContain('Lo acordado: $\u00a0157.000')
    expect(text).not.toContain('65.000')
    if (notification !== 'soon')
      expect(calendar.replaceAll('\r\n ', '')).toContain('Lo acordado: $\u00a0157.000')
  },
)

test('WhatsApp and the phone are in e-mails about confirmed visits only', () => {
  const confirmed = email('confirmada', { status: 'confirmada' })
  expect(confirmed.text).toContain('WhatsApp: https://wa.me/573105550188\nLlamar: +573105550188')
  expect(confirmed.html).toContain('href="https://wa.me/573105550188?text=Hola%2C%20Yeimy.')
  expect(email('address-completed', { status: 'confirmada' }).html).toContain('href="tel:+573005550101"')
  expect(email('confirmada', { status: 'confirmada', technicianPhone: '' }).text).not.toContain('WhatsApp')
  for (const notification of ['requested', 'unanswered', 'address-completed'] as const)
    expect(email(notification).html).not.toMatch(/wa\.me|tel:/)
})

test('the confirmation and the reminder of the day before attach a calendar file', () => {
  const withCalendar = EMAIL_KINDS.filter(notification =>
    email(notification, { status: 'confirmada' }).calendar?.includes('STATUS:CONFIRMED'),
  )
  expect(withCalendar).toEqual(['confirmada', 'tomorrow'])
  for (const notification of withCalendar)
    expect(email(notification).text).toContain('Va adjunta visita.\u2060ics')
})

test('an e-mail whose booking has another status is out of date', () => {
  const current = (notification: BookingNotification, changes: Partial<NotifiedBooking>) =>
    isStillCurrent({ news: notification }, bookingForEmail(changes))
  expect(current('requested', {})).toBe(true)
  expect(current('unanswered', { status: 'confirmada' })).toBe(false)
  expect(current('soon', { status: 'cancelada' })).toBe(false)
  expect(current('expired', { status: 'cancelada', cancelReason: 'sin_respuesta' })).toBe(true)
  // Why it was cancelled changed meanwhile.
  expect(current('not-done', { status: 'cancelada', cancelReason: 'nadie' })).toBe(false)
  expect(current('client-withdrawn', { status: 'confirmada' })).toBe(false)
  expect(current('rate', { status: 'completada' })).toBe(true)
  expect(current('rate', { status: 'completada', isReviewed: true })).toBe(false)
  expect(current('rate', { status: 'completada', outcome: 'contested' })).toBe(false)
  expect(current('soon', { status: 'confirmada', outcome: 'attended' })).toBe(false)
})

test('D59: that a visit cannot be received is sent while it stands, and that it can when it was taken back', () => {
  const current = (news: BookingNotification, cannotAt: Date | null, status = 'confirmada' as const) =>
    isStillCurrent({ news }, bookingForEmail({ status, cannotAt }))
  const told = new Date('2026-11-16T14:00:00Z')
  expect([current('cannot-receive', told), current('cannot-receive', null)]).toEqual([true, false])
  expect([current('can-receive', told), current('can-receive', null)]).toEqual([false, true])
  const { text, subject } = email('cannot-receive', {
    status: 'confirmada',
    cannotReason: 'surgio_algo',
    cannotNote: 'Llevo a mi mamá al médico.',
  })
  expect(subject).toBe('Rosa Helena no puede recibirte: hoy 11:00')
  expect(text).toContain('Rosa Helena Martínez avisó que no puede recibir la visita. Motivo: surgió algo.')
  expect(text).toContain('«Llevo a mi mamá al médico»')
  expect(text).toContain('https://tecniya.co/agenda/7')
})

test('D60: a request that was not answered in time names others, and says that it still stands', () => {
  const { subject, text } = drawn(
    bookingEmail('overdue', bookingForEmail(), { ...CONTEXT, options: RESCUE_OPTIONS, trade: 'Plomería' }),
  )
  expect(subject).toBe('Yeimy no ha respondido; tres plomeros pueden ir hoy')
  expect(text).toContain(
    'Yeimy no ha respondido. Todavía puede aceptar; si reservas con otra persona, retiramos tu solicitud.',
  )
  expect(text).toContain('Reservar con Óscar, hoy 10:00')
  expect(text).toContain('Prefiero esperar')
})

test('news of an acceptance is out of date when that answer was undone, or given again', () => {
  const answeredAt = new Date('2026-11-16T14:12:00Z')
  const news = { news: 'confirmada', answeredAt: answeredAt.getTime() } as const
  const isSent = (changes: Partial<NotifiedBooking>) => isStillCurrent(news, bookingForEmail(changes))
  expect(isSent({ status: 'confirmada', answeredAt })).toBe(true)
  expect(isSent({ status: 'solicitada', answeredAt: null })).toBe(false)
  expect(isSent({ status: 'confirmada', answeredAt: new Date(answeredAt.getTime() + 1) })).toBe(false)
})

const EMAIL_KINDS = Object.keys(DRAFTS) as NotifiedBy<'email'>[]
const HOSTILE = `<img src=x onerror="alert('1')">&`

test.each(EMAIL_KINDS)(
  '%s escapes all that people typed and has no picture that mail programs cannot read',
  notification => {
    const booking = bookingForEmail({
      status: 'confirmada',
      technicianName: HOSTILE,
      clientName: HOSTILE,
      servicio: HOSTILE,
      address: HOSTILE,
      barrio: HOSTILE,
      ciudad: HOSTILE,
      description: HOSTILE,
      cancelNote: HOSTILE,
      cannotReason: 'surgio_algo',
      cannotNote: HOSTILE,
      technicianCiudad: HOSTILE,
      technicianPhone: `310 555 0188 ${HOSTILE}`,
      offeredHours: [new Date('2026-11-18T14:00:00Z')],
    })
    const options = RESCUE_OPTIONS.map(option => ({
      ...option,
      nombre: HOSTILE,
      barrio: HOSTILE,
      uid: HOSTILE,
    }))
    const { html, pictures } = drawn(bookingEmail(notification, booking, { ...CONTEXT, options }))
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain(`"alert('1')"`)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<svg|\.svg|webp|url\(/i)
    const used = [...html.matchAll(/cid:([^"]+)"/g)].map(match => match[1])
    expect(new Set(used)).toEqual(new Set(pictures.map(({ cid }) => cid)))
    expect([...html.matchAll(/<img [^>]*>/g)].every(([tag]) => tag.includes(' alt="'))).toBe(true)
  },
)
