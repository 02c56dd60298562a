// D46: what somebody was doing when they went to register.

import { searchedFrom } from '#bookings/domain/booking-paths.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { type RequestedSlot, requestedSlotFrom } from '#technicians/domain/slot.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export type ReturnTo = PendingBooking | { readonly kind: 'page'; readonly path: string }

export interface PendingBooking {
  readonly kind: 'booking'
  /** The booking form as it was left. */
  readonly path: string
  readonly nombre: string
  readonly fotoURL: string | null
  readonly ciudad: string
  readonly servicio: string | null
  /** D67: the trade that was searched. */
  readonly especialidad: string | null
  /** Of the service, or of the visit. */
  readonly precio: number | null
  readonly slot: Slot | null
  /** An hour was chosen and is not free any more. */
  readonly isSlotLost: boolean
}

export interface RequestedBooking {
  readonly technicianId: string
  readonly slot: RequestedSlot | null
  readonly servicio: string
  readonly searched: readonly SpecialtyLabel[]
}

const ANY_ORIGIN = 'http://sitio.invalid'

/** The booking of a path such as `/agendar/luz?date=2026-11-16&hour=11`; null for other pages. */
export function requestedBookingFrom(path: string): RequestedBooking | null {
  const { pathname, searchParams } = new URL(path, ANY_ORIGIN)
  const technicianId = decoded(/^\/agendar\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '')
  if (!technicianId.trim() || technicianId.includes('\0')) return null
  const slot = requestedSlotFrom({
    date: searchParams.get('date') ?? '',
    hour: searchParams.get('hour') ?? '',
  })
  return {
    technicianId,
    slot: slot.ok ? slot.value : null,
    servicio: searchParams.get('servicio') ?? '',
    searched: searchedFrom(searchParams).trades,
  }
}

/** The city that was searched in on the way to a path, as its `ciudad` parameter says; null without one. */
export function searchedCityFrom(path: string | null): string | null {
  return (path && new URL(path, ANY_ORIGIN).searchParams.get('ciudad')?.trim()) || null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
