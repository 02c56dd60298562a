// D5: /catalogo leads to the one catalogue and keeps the whole query string.
import { redirect } from 'react-router'
import type { Route } from './+types/catalogue-redirect'

export function loader({ request, url }: Route.LoaderArgs) {
  const asked = new URL(request.url)
  // As it was written; a request for data carries parameters of the router's own, which `url` is without.
  const { search } = asked.pathname === url.pathname ? asked : url
  return redirect(`/tecnicos${search}`, 301)
}
