// The photo upload by script: JSON with the image host's fields (section 7) and the text to show.
import { handlePhotoForm, PHOTO_STATUS } from '#http/photo-form.server.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/own-photo-upload'

const RATE_LIMIT_WINDOW_S = 60 * 60

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await handlePhotoForm(request, context)
  if (outcome.ok) return Response.json({ ...outcome.value, text: SUCCESS_TEXTS['photo-saved'] })
  // The script retries after 429: tell it when.
  const headers =
    outcome.code === 'too-many-requests' ? { 'retry-after': String(RATE_LIMIT_WINDOW_S) } : undefined
  return Response.json({ text: refusalText(outcome.code) }, { status: PHOTO_STATUS[outcome.code], headers })
}
