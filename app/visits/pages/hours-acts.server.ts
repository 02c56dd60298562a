// D64: 'Toma más tiempo'.
import { redirect } from 'react-router'
import type { HoursRefusal } from '#bookings/domain/refusals.ts'
import { BOOKING_REFUSALS, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { type ActHandler, refuseAct } from '#visits/pages/visit-act.server.ts'
import { LONGER_VISIT_ID } from '#visits/ui/longer-visit.tsx'
import { changeFurtherHours } from '#visits/use-cases/longer-visit.server.ts'

export const postFurtherHours: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { horas = '' } = form.fields
  const outcome = await changeFurtherHours(services, viewer, { key, horas }).catch(
    refusedOnFailure<HoursRefusal>(context, 'hours-not-saved', bookingRefusalText),
  )
  if (outcome.ok) return redirect(`${path}#${LONGER_VISIT_ID}`)
  return refuseAct(posted, BOOKING_REFUSALS, outcome, 'horas')
}
