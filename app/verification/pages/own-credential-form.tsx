import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { refuseIncompleteForm, withCookies } from '#platform/http/request-form.server.ts'
import { noticeCookie } from '#platform/http/site-cookies.server.ts'
import { boundaryIn, drainBody } from '#platform/photos/photo-upload.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { SessionEndedView } from '#site/ui/layout/session-ended-view.tsx'
import { openOwnProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { credentialsAskedOf } from '#verification/domain/credential.ts'
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENTS_MAX,
  type SendCredentialRefusal,
} from '#verification/domain/credential-submission.ts'
import { CredentialForm } from '#verification/ui/credential-form.tsx'
import { sendCredential } from '#verification/use-cases/send-credential.server.ts'
import { CREDENTIAL_WORDS, ownTitle } from '#verification/wording/credential-texts.ts'
import { type VerificationSuccess, verificationRefusalText } from '#verification/wording/outcomes.ts'
import { DOCUMENTS_KEPT_TEXT } from '#verification/wording/own-credentials.ts'
import {
  credentialFormPath,
  credentialKindFrom,
  VERIFICATION_PAGE,
} from '#verification/wording/verification-paths.ts'
import type { Route } from './+types/own-credential-form'

const STATUS: Partial<Record<SendCredentialRefusal, number>> = {
  'no-profile': 404,
  'check-sent-meanwhile': 409,
  'document-too-large': 413,
  'document-format': 415,
  'document-too-many-pixels': 422,
  'photo-proportions': 422,
  'document-damaged': 422,
  'document-failed': 424,
  'too-many-requests': 429,
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const kind = credentialKindFrom(params.slug)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data(null, 401)
  const services = context.get(servicesContext)
  const own = kind && (await openOwnProfile(services, viewer))
  if (!own || !credentialsAskedOf(own.especialidades).includes(kind)) throw data(null, 404)
  return { kind, today: bogotaDate(services.now()) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const kind = credentialKindFrom(params.slug)
  const upload = { type: request.headers.get('content-type'), body: request.body }
  // Nothing of a guest's upload is read.
  if (!viewer)
    return data({ refusal: formRefusal(verificationRefusalText('sign-in-as-technician'), {}) }, 401)
  if (!kind || !boundaryIn(upload.type)) {
    await drainBody(upload.body)
    if (!kind) throw data(null, 404)
    refuseIncompleteForm()
  }
  const sent = await sendCredential(context.get(servicesContext), viewer, { kind, upload })
  if (sent.ok)
    throw redirect(
      VERIFICATION_PAGE,
      withCookies([noticeCookie<VerificationSuccess>('check-sent', context.get(originContext))]),
    )
  await drainBody(upload.body)
  if (sent.code === 'no-profile') throw data(null, 404)
  return data(
    { refusal: formRefusal(verificationRefusalText(sent.code), sent.typed, sent.field) },
    STATUS[sent.code] ?? 400,
  )
}

/** What is too large is refused before it is sent. */
export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >
  const files = form.getAll('documento').filter(value => value instanceof File && value.name !== '') as File[]
  if (files.length > DOCUMENTS_MAX)
    return { refusal: formRefusal(verificationRefusalText('too-many-documents'), typed, 'documento') }
  if (files.some(({ size }) => size > DOCUMENT_MAX_BYTES))
    return { refusal: formRefusal(verificationRefusalText('document-too-large'), typed, 'documento') }
  return actionFallback(serverAction(), {
    refusal: formRefusal(verificationRefusalText('document-failed'), typed),
  })
}

export const handle = { footer: 'line' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? ownTitle(loaderData.kind) : 'Verificación')

export default function OwnCredentialForm({ loaderData, actionData, params }: Route.ComponentProps) {
  const kind = credentialKindFrom(params.slug)
  if (!loaderData) return <SessionEndedView from={kind ? credentialFormPath(kind) : VERIFICATION_PAGE} />
  const { reason } = CREDENTIAL_WORDS[loaderData.kind]
  const title = ownTitle(loaderData.kind)
  return (
    <div className="mx-auto w-full max-w-[calc(45rem+2*var(--gutter))] px-(--gutter) pt-5 md:pt-7">
      <TextLink to={VERIFICATION_PAGE}>
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        Verificación
      </TextLink>
      <h1 className="mt-0.5 type-h1">{title}</h1>
      <p className="mt-1 text-ink-600">{reason}</p>
      <section className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">
        <CredentialForm {...loaderData} refusal={actionData?.refusal} />
      </section>
      <p className="mt-4 flex items-start gap-2.5 text-support text-ink-600">
        <Icon of="lock" size={16} className="mt-0.5 text-ink-500" />
        {DOCUMENTS_KEPT_TEXT} Solo lo ven tú y el equipo de TecniYa.
      </p>
    </div>
  )
}
