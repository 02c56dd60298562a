// The link of a message: opens the page of a visit for a day, without signing in.
import { redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { withReturnPath } from '#platform/domain/return-path.ts'
import { linkedPath } from '#visits/domain/visit-link.ts'
import type { Route } from './+types/visit-link'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { identity, now } = context.get(servicesContext)
  const link = identity.visitLinks.read(params.token)
  if (!link) throw redirect('/auth/login', PRIVATE)
  const page = linkedPath(link)
  // With a session its page says whether it is theirs.
  if (context.get(viewerContext)) throw redirect(page, PRIVATE)
  if (!link.isOpen(now())) throw redirect(withReturnPath('/auth/login', page), PRIVATE)
  const cookie = identity.visitLinks.cookieFor(params.token, request.headers, now())
  throw redirect(page, { headers: { ...PRIVATE.headers, 'set-cookie': cookie } })
}

/** The address is a key: no other site, cache or search engine learns it. */
const PRIVATE = {
  headers: {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  },
}
