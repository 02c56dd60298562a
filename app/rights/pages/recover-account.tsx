// After the right password, and code, of an account that its owner deleted: what happens when, and the way back.
import { Form, redirect, useNavigation } from 'react-router'
import { erasureDate } from '#accounts/domain/account-deletion.ts'
import { findDeletionRequest } from '#accounts/persistence/users.server.ts'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { CLIENT_PANEL } from '#accounts/wording/auth-panels.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { deviceOf } from '#guards/viewer.server.ts'
import { answerRefusal, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { expiredRecoveryCookie, findRecoveryProof } from '#rights/pages/recovery-cookie.server.ts'
import { hasTechnicianProfile } from '#rights/persistence/account-deletion.server.ts'
import { recoverAccount } from '#rights/use-cases/own-account-deletion.server.ts'
import { RIGHTS_REFUSALS, type RightsSuccess, rightsRefusalText } from '#rights/wording/outcomes.ts'
import {
  deletedOnText,
  erasedOnText,
  notRecoveredText,
  RECOVERY_LEAD,
  recoveredText,
} from '#rights/wording/rights.ts'
import type { Route } from './+types/recover-account'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, identity, now } = context.get(servicesContext)
  const uid = identity.recovery.uidFrom(findRecoveryProof(request, context.get(originContext)), now())
  const deletion = uid === null ? null : await findDeletionRequest(db, { uid })
  if (!deletion) return { deletion: null }
  const { requestedAt } = deletion
  const hasProfile = await hasTechnicianProfile(db, deletion.uid)
  return { deletion: { requestedAt, erasedAt: erasureDate(requestedAt), hasProfile } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const origin = context.get(originContext)
  const outcome = await recoverAccount(context.get(servicesContext), {
    proof: findRecoveryProof(request, origin),
    headers: request.headers,
    device: deviceOf(request, context),
  })
  if (!outcome.ok) return answerRefusal(RIGHTS_REFUSALS, outcome, failure => ({ failure }))
  const flash = flashCookie<RightsSuccess>('account-recovered', origin)
  throw redirect(
    outcome.value ? '/perfil' : '/auth/login',
    withCookies([...(outcome.value ?? []), flash, expiredRecoveryCookie(origin)]),
  )
}

export const handle = { frame: 'own' }

export const meta = () => [...pageMeta('Recuperar mi cuenta'), { name: 'robots', content: 'noindex' }]

export default function RecoverAccount({ loaderData: { deletion }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formData !== undefined
  const failure = actionData?.failure ?? (deletion ? null : rightsRefusalText('recovery-expired'))
  if (failure || !deletion)
    return (
      <AuthFrame panel={CLIENT_PANEL} title="Recuperar mi cuenta" text={RECOVERY_LEAD}>
        <div className="grid gap-[1.125rem]">
          <Message kind="info">{failure}</Message>
          <ButtonLink to="/auth/login" kind="primary" size="large" wide>
            Iniciar sesión
          </ButtonLink>
        </div>
      </AuthFrame>
    )
  return (
    <AuthFrame panel={CLIENT_PANEL} title="Eliminaste tu cuenta" text={deletedOnText(deletion.requestedAt)}>
      <ul className="grid gap-2.5 rounded-12 bg-paper-100 p-4 text-label/6 text-ink-800">
        <li>{erasedOnText(deletion.erasedAt)}</li>
        <li>{recoveredText(deletion)}</li>
        <li>{notRecoveredText(deletion)}</li>
      </ul>
      <Form method="post" className="mt-5 grid gap-2.5" onSubmit={event => busy && event.preventDefault()}>
        <Button type="submit" kind="primary" size="large" wide busy={busy} busyText="Un momento…">
          Recuperar mi cuenta
        </Button>
        <ButtonLink to="/" kind="white" size="large" wide>
          Dejarla eliminada
        </ButtonLink>
      </Form>
    </AuthFrame>
  )
}
