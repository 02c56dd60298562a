// The photo upload by script: JSON with the image host's fields (section 7) and the text to show.
import { servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { refused } from '#platform/domain/outcome.ts'
import { handleUpload, photoRefusalResponse } from '#platform/http/photo-form.server.ts'
import { changePhoto } from '#technicians/use-cases/profile-editing.server.ts'
import { TECHNICIAN_REFUSALS, TECHNICIAN_SUCCESSES } from '#technicians/wording/outcomes.ts'
import type { Route } from './+types/own-photo-upload'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

/** Only the file is read from the form; the technician is the session's. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  // Nothing of a guest's upload is read.
  const outcome = viewer
    ? await handleUpload(request, services, upload => changePhoto(services, viewer, upload))
    : refused('sign-in-as-technician')
  if (!outcome.ok) return photoRefusalResponse(TECHNICIAN_REFUSALS[outcome.code])
  return Response.json({ ...outcome.value, text: TECHNICIAN_SUCCESSES['photo-saved'] })
}
