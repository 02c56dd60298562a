// The OpenID provider sends the browser back here.
import { data, redirect } from 'react-router'
import { landingAfterRegistration, landingAfterSignIn, returnToPathFrom } from '#accounts/domain/landing.ts'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { signInWithProvider } from '#accounts/use-cases/sign-in-with-provider.server.ts'
import { CLIENT_PANEL } from '#accounts/wording/auth-panels.ts'
import { type AccountSuccess, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { networkContext, originContext, type Services, servicesContext } from '#app/services.ts'
import { returnToCookie } from '#bookings/http/return-to-cookie.server.ts'
import { keepPendingHeart } from '#catalogue/pages/heart-form.server.ts'
import { deviceOf } from '#guards/viewer.server.ts'
import { refused } from '#platform/domain/outcome.ts'
import { returnPathFrom, withReturnPath } from '#platform/domain/return-path.ts'
import { refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/provider-return'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { provider } = services.identity
  if (!provider || params.provider !== 'oidc') throw data(null, 404)
  const onFailure = refusedOnFailure(context, 'provider-failed', accountRefusalText)
  const answer = await finished(services, request).catch(onFailure)
  const outcome = answer.ok
    ? await signInWithProvider(services, {
        claims: answer.value.claims,
        network: context.get(networkContext),
        headers: request.headers,
        device: deviceOf(request, context),
      }).catch(onFailure)
    : answer
  if (!answer.ok || !outcome.ok) {
    const code = outcome.ok ? 'provider-failed' : outcome.code
    return data(
      { failure: accountRefusalText(code) },
      { status: 401, ...withCookies(provider.expiredCookies) },
    )
  }
  const from = returnPathFrom(answer.value.from)
  const { uid, role, isNew, secondStep, cookies } = outcome.value
  const sent = [...cookies, ...provider.expiredCookies]
  if (secondStep) throw redirect(withReturnPath('/auth/segundo-paso', from), withCookies(sent))
  const next = await keepPendingHeart(context, uid, from)
  if (!isNew) throw redirect(landingAfterSignIn(role, next), withCookies(sent))
  // D46: as after registering by the form.
  const origin = context.get(originContext)
  const returnTo = returnToPathFrom(next ?? undefined)
  const returnPaths = returnTo ? [returnToCookie(uid, returnTo, origin)] : []
  throw redirect(
    landingAfterRegistration('cliente'),
    withCookies([...sent, flashCookie<AccountSuccess>('account-created', origin), ...returnPaths]),
  )
}

async function finished({ identity }: Services, request: Request) {
  const answer = await identity.provider?.finish(new URL(request.url).searchParams, request.headers)
  return answer ? ({ ok: true, value: answer } as const) : refused('provider-failed')
}

/** The URL holds the provider's code. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const handle = { frame: 'own' }

export const meta = () => [...pageMeta('Iniciar sesión'), { name: 'robots', content: 'noindex' }]

export default function ProviderReturn({ loaderData: { failure } }: Route.ComponentProps) {
  return (
    <AuthFrame panel={CLIENT_PANEL} title="No pudimos entrar" text="Tu cuenta sigue igual.">
      <div className="grid gap-[1.125rem]">
        <Message kind="error">{failure}</Message>
        <ButtonLink to="/auth/login" kind="primary" size="large" wide>
          Iniciar sesión
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}
