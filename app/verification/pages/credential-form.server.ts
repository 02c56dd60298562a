// The form of a credential with its files, sent by the page or by its script.
import { data, type RouterContextProvider } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { refuseIncompleteForm, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { boundaryIn, drainBody } from '#platform/photos/photo-upload.server.ts'
import type { SendCredentialRefusal } from '#verification/domain/credential-submission.ts'
import { sendCredential } from '#verification/use-cases/send-credential.server.ts'
import type { VerificationSuccess } from '#verification/wording/outcomes.ts'
import { credentialKindFrom } from '#verification/wording/verification-paths.ts'

type CredentialAnswer =
  /** With the cookie of the flash message. */
  | { readonly ok: true; readonly init: ResponseInit }
  | {
      readonly ok: false
      readonly code: SendCredentialRefusal
      readonly field: string | null
      readonly typed: Record<string, string>
    }

/** Throws 404 for a credential that this technician is not asked for. */
export async function receiveCredential(
  request: Request,
  slug: string,
  context: Readonly<RouterContextProvider>,
): Promise<CredentialAnswer> {
  const viewer = context.get(viewerContext)
  const kind = credentialKindFrom(slug)
  const upload = { type: request.headers.get('content-type'), body: request.body }
  // Nothing of a guest's upload is read.
  if (!viewer) return { ok: false, code: 'sign-in-as-technician', field: null, typed: {} }
  if (!kind || !boundaryIn(upload.type)) {
    await drainBody(upload.body)
    if (!kind) throw data(null, 404)
    refuseIncompleteForm()
  }
  const sent = await sendCredential(context.get(servicesContext), viewer, { kind, upload })
  if (sent.ok) {
    const flash = flashCookie<VerificationSuccess>('credential-sent', context.get(originContext))
    return { ok: true, init: withCookies([flash]) }
  }
  await drainBody(upload.body)
  if (sent.code === 'no-profile') throw data(null, 404)
  return sent
}
