// The upload of a photo of the problem by script: JSON with its id and the text to show.
import { handleProblemPhotoForm } from '#bookings/http/photo-form.server.ts'
import { BOOKING_REFUSALS, BOOKING_SUCCESSES } from '#bookings/wording/outcomes.ts'
import { photoRefusalResponse } from '#platform/http/photo-form.server.ts'
import type { Route } from './+types/problem-photo-upload'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await handleProblemPhotoForm(request, context)
  if (!outcome.ok) return photoRefusalResponse(BOOKING_REFUSALS[outcome.code])
  return Response.json({ id: outcome.value, text: BOOKING_SUCCESSES['problem-photo-added'] })
}
