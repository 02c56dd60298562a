// Sends the browser to the OpenID provider. It only sets a cookie: nothing is stored.
import { data, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import type { Route } from './+types/provider-start'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { identity, log } = context.get(servicesContext)
  const { provider } = identity
  if (!provider || params.provider !== 'oidc') throw data(null, 404)
  const from = returnPathFrom(new URL(request.url).searchParams.get('from'))
  const begun = await provider.begin(from).catch(error => {
    log.error({ err: error }, 'the sign-in provider does not answer')
    return null
  })
  if (!begun) throw redirect('/auth/entrar/oidc/vuelta')
  throw redirect(begun.url, withCookies(begun.cookies))
}
