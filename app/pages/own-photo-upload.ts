// The photo sent by a script: answered with what the image host says (section 7) and the sentence to show.
import { PHOTO_STATUS, photoFormOf } from '#http/photo-form.server.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/own-photo-upload'

const LIMIT_S = 60 * 60

/** There is nothing to read here. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await photoFormOf(request, context)
  if (outcome.ok) return Response.json({ ...outcome.value, text: SUCCESS_TEXTS['photo-saved'] })
  // Scripts try again after 429; this one says when that is worth it.
  const headers = outcome.code === 'too-many-requests' ? { 'retry-after': String(LIMIT_S) } : undefined
  return Response.json({ text: refusalText(outcome.code) }, { status: PHOTO_STATUS[outcome.code], headers })
}
