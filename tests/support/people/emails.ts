// A booking and technicians as e-mails get them, with the names of the pictures.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import type { NotifiedBy } from '#bookings/domain/notifications.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import type { EmailContext } from '#bookings/notifications/booking-email-parts.server.ts'
import { bookingEmail as writeBookingEmail } from '#bookings/notifications/booking-emails.server.ts'
import { contentOf, type Email } from '#platform/mail/email-layout.server.ts'
import { DRAFTS } from '#server/jobs/booking-notifications.ts'

export const ORIGIN = 'https://tecniya.co'
/** Monday 16 November 2026, 09:12 in Bogotá. */
export const SENT_AT = new Date('2026-11-16T14:12:00Z')

export function bookingEmail(
  kind: NotifiedBy<'email'>,
  booking: NotifiedBooking,
  context: EmailContext,
): Email {
  return writeBookingEmail(DRAFTS, kind, booking, context)
}

/** As a confirmed address gets it. */
export function drawn(email: Email) {
  return { ...email, ...contentOf(email, { isConfirmed: true }) }
}

/** Today at 11:00. */
export function bookingForEmail(changes: Partial<NotifiedBooking> = {}): NotifiedBooking {
  return {
    key: 7,
    id: 'yeimy_20261116_11',
    technicianId: 'yeimy',
    repeatOf: null,
    technicianName: 'Yeimy Tatiana Rincón',
    technicianCiudad: 'Bogotá',
    technicianSlug: 'yeimy-tatiana-rincon',
    technicianPhone: '310 555 0188',
    technicianEmail: 'yeimy@correo.co',
    technicianFotoURL: null,
    clientId: 'rosa',
    clientName: 'Rosa Helena Martínez',
    clientEmail: 'rosa@correo.co',
    clientPhone: '300 555 0101',
    date: '2026-11-16',
    start: '11:00',
    end: '12:00',
    scheduledAt: new Date('2026-11-16T16:00:00Z'),
    description: 'Se devuelve el agua del lavaplatos desde anoche. Ya cerré el registro.',
    address: 'Cl. 65 Sur # 87–21',
    barrio: 'Bosa',
    ciudad: 'Bogotá',
    status: 'solicitada',
    servicio: 'Destape de sanitario o sifón',
    especialidad: 'Plomería',
    precio: 65_000,
    agreedTotal: null,
    furtherHours: 0,
    outcome: 'open',
    cancelReason: null,
    cancelNote: '',
    offeredHours: [],
    photoCount: 2,
    earlierRequests: 0,
    completedTogether: 0,
    completedByClient: 2,
    isReviewed: false,
    answeredAt: null,
    withdrawnBy: null,
    acceptsClient: true,
    cannotReason: null,
    cannotNote: '',
    cannotAt: null,
    createdAt: new Date('2026-11-16T13:30:00Z'),
    updatedAt: new Date('2026-11-16T14:12:00Z'),
    ...changes,
  }
}

const option = (nombre: string, changes: Partial<RescueOption>): RescueOption => ({
  uid: nombre.split(' ')[0]?.toLowerCase() ?? '',
  nombre,
  ciudad: 'Bogotá',
  barrio: '',
  fotoURL: null,
  ratingPromedio: 0,
  resenasCount: 0,
  tarifaBase: null,
  slot: { date: '2026-11-16', hour: 10 },
  ...changes,
})

export const RESCUE_OPTIONS: readonly RescueOption[] = [
  option('Óscar Javier Poveda', {
    uid: 'oscar',
    barrio: 'Usaquén',
    ratingPromedio: 4.7,
    resenasCount: 13,
    tarifaBase: 80_000,
  }),
  option('Liliana Chaparro', {
    barrio: 'Kennedy',
    ratingPromedio: 4.9,
    resenasCount: 31,
    tarifaBase: 70_000,
  }),
  option('Luis Eduardo Casallas', {
    barrio: 'Engativá',
    ratingPromedio: 4.6,
    resenasCount: 22,
    tarifaBase: 60_000,
    slot: { date: '2026-11-16', hour: 12 },
  }),
]
