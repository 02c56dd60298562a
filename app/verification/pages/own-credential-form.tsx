import { data, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal } from '#platform/http/request-form.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { SessionEndedView } from '#platform/ui/frame/session-ended-view.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { openOwnProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'
import { credentialsAskedOf } from '#verification/domain/credential.ts'
import { CredentialForm } from '#verification/ui/credential-form.tsx'
import { CREDENTIAL_WORDS, ownTitle } from '#verification/wording/credential-texts.ts'
import { VERIFICATION_REFUSALS } from '#verification/wording/outcomes.ts'
import { DOCUMENTS_KEPT_TEXT } from '#verification/wording/own-credentials.ts'
import {
  credentialFormPath,
  credentialKindFrom,
  VERIFICATION_PAGE,
} from '#verification/wording/verification-paths.ts'
import type { Route } from './+types/own-credential-form'
import { receiveCredential } from './credential-form.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const kind = credentialKindFrom(params.slug)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data(null, 401)
  const services = context.get(servicesContext)
  if (!kind) throw data(null, 404)
  const own = await openOwnProfile(services, viewer)
  if (!own) throw redirect(EDITOR_PATH)
  if (!credentialsAskedOf(own.especialidades).includes(kind)) throw data(null, 404)
  return { kind, today: bogotaDate(services.now()) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await receiveCredential(request, params.slug, context)
  if (answer.ok) throw redirect(VERIFICATION_PAGE, answer.init)
  return answerRefusal(VERIFICATION_REFUSALS, answer, text => ({
    refusal: formRefusal(text, answer.typed, answer.field),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? ownTitle(loaderData.kind) : 'Verificación')

export default function OwnCredentialForm({ loaderData, actionData, params }: Route.ComponentProps) {
  const kind = credentialKindFrom(params.slug)
  if (!loaderData) return <SessionEndedView from={kind ? credentialFormPath(kind) : VERIFICATION_PAGE} />
  const { reason } = CREDENTIAL_WORDS[loaderData.kind]
  const title = ownTitle(loaderData.kind)
  return (
    <div className="container-45 pt-5 md:pt-7">
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
