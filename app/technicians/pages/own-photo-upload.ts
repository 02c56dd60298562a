// The photo upload by script: JSON with the image host's fields (section 7) and the text to show.
import { PHOTO_STATUS, photoRefusalResponse } from '#platform/http/photo-form.server.ts'
import { handlePhotoForm } from '#technicians/pages/own-photo-form.server.ts'
import { TECHNICIAN_SUCCESSES, technicianRefusalText } from '#technicians/wording/outcomes.ts'
import type { Route } from './+types/own-photo-upload'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await handlePhotoForm(request, context)
  if (!outcome.ok)
    return photoRefusalResponse(PHOTO_STATUS[outcome.code], technicianRefusalText(outcome.code))
  return Response.json({ ...outcome.value, text: TECHNICIAN_SUCCESSES['photo-saved'] })
}
