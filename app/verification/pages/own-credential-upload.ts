// The form of a credential sent by script, which shows the progress of its files: JSON with the text to show.
import { photoRefusalResponse } from '#platform/http/photo-form.server.ts'
import { VERIFICATION_REFUSALS } from '#verification/wording/outcomes.ts'
import type { Route } from './+types/own-credential-upload'
import { receiveCredential } from './credential-form.server.ts'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await receiveCredential(request, params.slug, context)
  if (answer.ok) return Response.json({ sent: true }, answer.init)
  return photoRefusalResponse(VERIFICATION_REFUSALS[answer.code], answer.field)
}
