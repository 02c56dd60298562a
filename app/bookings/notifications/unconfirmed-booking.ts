// D70: what e-mails about a booking may tell to an address that nobody confirmed, field by field.

import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { firstName, noNumber, noText, nothing, reducer, told } from '#platform/mail/unconfirmed-mailbox.ts'
import { technicianName } from '#platform/wording/person-names.ts'

const technicianFirstName = (name: string) => technicianName(firstName(name))
const clientFirstName = (name: string) => firstName(name) || 'Cliente'

export const reducedBooking = reducer<NotifiedBooking>({
  key: told,
  id: noText,
  technicianId: told,
  technicianName: technicianFirstName,
  technicianCiudad: told,
  // It holds the full name.
  technicianSlug: noText,
  technicianPhone: noText,
  technicianEmail: noText,
  technicianFotoURL: nothing,
  clientId: told,
  clientName: clientFirstName,
  clientEmail: noText,
  clientPhone: noText,
  date: told,
  start: told,
  end: told,
  scheduledAt: told,
  description: noText,
  address: noText,
  barrio: noText,
  ciudad: noText,
  status: told,
  servicio: told,
  especialidad: told,
  precio: told,
  repeatOf: told,
  agreedTotal: told,
  cancelReason: told,
  cancelNote: noText,
  offeredHours: told,
  photoCount: noNumber,
  earlierRequests: told,
  completedTogether: told,
  completedByClient: told,
  isReviewed: told,
  acceptsClient: told,
  cannotReason: nothing,
  cannotNote: noText,
  cannotAt: told,
  furtherHours: told,
  outcome: told,
  answeredAt: told,
  withdrawnBy: told,
  createdAt: told,
  updatedAt: told,
})

const reducedOption = reducer<RescueOption>({
  uid: told,
  nombre: technicianFirstName,
  ciudad: noText,
  barrio: noText,
  fotoURL: nothing,
  ratingPromedio: told,
  resenasCount: told,
  tarifaBase: told,
  slot: told,
})

export const reducedOptions = (options: readonly RescueOption[]) => options.map(reducedOption)
