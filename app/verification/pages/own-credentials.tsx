import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { findConfirmedPhone } from '#bookings/persistence/confirmed-phone.server.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { SessionEndedView } from '#platform/ui/frame/session-ended-view.tsx'
import { useLastKnown } from '#platform/ui/hooks/use-last-known.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { openOwnProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'
import type { WithdrawCredentialRefusal } from '#verification/domain/credential-submission.ts'
import { ownCredentialsOf } from '#verification/domain/own-credentials.ts'
import { findDeciderNames, listCredentials } from '#verification/persistence/credentials.server.ts'
import { OwnCredentialsView } from '#verification/ui/own-credentials-view.tsx'
import { withdrawCredential } from '#verification/use-cases/send-credential.server.ts'
import {
  VERIFICATION_REFUSALS,
  VERIFICATION_SUCCESSES,
  type VerificationSuccess,
  verificationRefusalText,
} from '#verification/wording/outcomes.ts'
import { VERIFICATION_PAGE } from '#verification/wording/verification-paths.ts'
import type { Route } from './+types/own-credentials'

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data(null, 401)
  const services = context.get(servicesContext)
  const { db } = services
  const own = await openOwnProfile(services, viewer)
  if (!own) throw redirect(EDITOR_PATH)
  const now = services.now()
  const [credentials, confirmedPhone, names] = await Promise.all([
    listCredentials(db, viewer.uid),
    findConfirmedPhone(db, viewer.uid),
    findDeciderNames(db, viewer.uid),
  ])
  const ownCredentials = ownCredentialsOf({
    specialties: own.especialidades,
    credentials,
    confirmedPhone,
    today: bogotaDate(now),
  })
  const { flash, cookies } = takeFlash(request, context.get(originContext), [
    'credential-sent',
    'credential-withdrawn',
  ])
  const shownCredentials = ownCredentials.map(credential => ({
    ...credential,
    deciderName: firstNameOf(names[credential.shown?.decidedBy ?? ''] ?? '') || null,
  }))
  return data(
    {
      credentials: shownCredentials,
      isVerified: own.verificado,
      now,
      flash: flash && VERIFICATION_SUCCESSES[flash],
    },
    withCookies(cookies),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const { quitar } = await formOf(request, ['quitar'])
  const refuse = (outcome: Refused<WithdrawCredentialRefusal>) =>
    answerRefusal(VERIFICATION_REFUSALS, outcome, error => ({ error }))
  if (!viewer) return refuse({ code: 'sign-in-as-technician' })
  const id = Number(quitar || Number.NaN)
  if (!Number.isSafeInteger(id)) return refuse({ code: 'credential-not-withdrawn', kind: 'invalid' })
  const services = context.get(servicesContext)
  const outcome = await withdrawCredential(services, viewer, id).catch(
    refusedOnFailure(context, 'credential-not-withdrawn', verificationRefusalText),
  )
  if (!outcome.ok) return refuse(outcome)
  return redirect(
    VERIFICATION_PAGE,
    withCookies([flashCookie<VerificationSuccess>('credential-withdrawn', context.get(originContext))]),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { error: verificationRefusalText('credential-not-withdrawn') })

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Verificación')

export default function OwnCredentials({ loaderData, actionData }: Route.ComponentProps) {
  // Read once from its cookie: a revalidation, which the sent credential itself causes, would clear it.
  const flash = useLastKnown(loaderData?.flash ?? null, null)
  if (!loaderData) return <SessionEndedView from={VERIFICATION_PAGE} />
  const { credentials, isVerified, now } = loaderData
  return (
    <div className="container-64 pt-5 md:pt-7">
      <TextLink to={EDITOR_PATH}>
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        Mi perfil técnico
      </TextLink>
      <h1 className="mt-0.5 type-h1">Verificación</h1>
      <p className="mt-1 max-w-[38rem] text-ink-600">
        Los clientes ven qué revisamos y cuándo. Nadie más que tú y el equipo ve tus documentos.
      </p>
      <div className="grid gap-3 not-empty:mt-4">
        {actionData?.error && <Message kind="error">{actionData.error}</Message>}
        {flash && !actionData?.error && <Message kind="success">{flash}</Message>}
      </div>
      <OwnCredentialsView credentials={credentials} isVerified={isVerified} now={now} />
    </div>
  )
}
