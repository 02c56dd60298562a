// The booking form without its date and hour, which slot.ts parses.
import { z } from 'zod'
import {
  ADDRESS_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  PLACE_NAME_MAX_LENGTH,
} from '#bookings/domain/booking.ts'
import { problemPhotoIdsFrom } from '#bookings/domain/problem-photo.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'

const textUpTo = (limit: number) =>
  z
    .string()
    .catch('')
    .transform(text => truncateText(text.trim(), limit))

/** D68: where the visit is, as the form and the page of its address ask for it. */
export const placeForm = z.object({
  address: textUpTo(ADDRESS_MAX_LENGTH),
  barrio: textUpTo(PLACE_NAME_MAX_LENGTH),
  ciudad: textUpTo(PLACE_NAME_MAX_LENGTH),
})

/** A text that is too long is truncated, so that it never costs the client the hour. */
export const bookingForm = placeForm.extend({
  description: textUpTo(DESCRIPTION_MAX_LENGTH),
  formKey: z.uuid().nullable().catch(null),
  /** The name of one of the technician's services; anything else is no service. */
  servicio: z.string().catch(''),
  /** The trade that the search understood, as in the catalogue; anything else is none. */
  esp: z.string().catch(''),
  /** Ids of uploaded photos. */
  fotos: z.array(z.string()).catch([]).transform(problemPhotoIdsFrom),
  /** Key of the client's earlier booking that filled the form. */
  de: z.coerce.number().int().positive().nullable().catch(null),
  /** Id of the guarantee case that the visit repeats. */
  caso: z.coerce.number().int().positive().nullable().catch(null),
  /** Id of the agreed quote with which the visit is booked (D66). */
  cotizacion: z.coerce.number().int().positive().nullable().catch(null),
})

/** The text fields of the form, with those of its slot. */
export const BOOKING_FIELDS = ['date', 'hour', ...Object.keys(bookingForm.omit({ fotos: true }).shape)]

export type BookingDetails = z.infer<typeof bookingForm>
