// Photo uploads, shared by the pages' forms and the scripts' endpoints.
import type { Services } from '#app/services.ts'
import { type Outcome, type Refusal, refused } from '#platform/domain/outcome.ts'
import { refusalStatus } from '#platform/http/request-form.server.ts'
import { drainBody, type Upload } from '#platform/photos/photo-upload.server.ts'

const RATE_LIMIT_WINDOW_S = 60 * 60

/** What `store` leaves of a refused upload is read to its end. */
export async function handleUpload<Value, Code extends string>(
  request: Request,
  { log }: Services,
  store: (upload: Upload) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code | 'photo-failed'>> {
  const upload = { type: request.headers.get('content-type'), body: request.body }
  const outcome = await store(upload).catch(error => {
    log.error({ err: error }, 'photo not saved')
    return refused('photo-failed' as const)
  })
  if (!outcome.ok) await drainBody(upload.body)
  return outcome
}

/** The answer to the script, for a form with the field that it is about. It retries after 429: the header says when. */
export function photoRefusalResponse(refusal: Refusal, field?: string | null): Response {
  const status = refusalStatus(refusal)
  const headers = status === 429 ? { 'retry-after': String(RATE_LIMIT_WINDOW_S) } : undefined
  return Response.json({ text: refusal[1], field }, { status, headers })
}
