// What a booking form carries beside its hour. The hour itself is judged by slot.ts.
import { z } from 'zod'
import { ADDRESS_MAX_LENGTH, DESCRIPTION_MAX_LENGTH } from '#domain/bookings/booking.ts'
import { truncateText } from '#domain/sanitize-text.ts'

/** Too long a text is cut, not refused: nobody should lose an hour over a long story. */
export const bookingForm = z.object({
  description: z
    .string()
    .catch('')
    .transform(text => truncateText(text.trim(), DESCRIPTION_MAX_LENGTH)),
  address: z
    .string()
    .catch('')
    .transform(text => truncateText(text.trim(), ADDRESS_MAX_LENGTH)),
  formKey: z.uuid().nullable().catch(null),
})

export type BookingDetails = z.infer<typeof bookingForm>
