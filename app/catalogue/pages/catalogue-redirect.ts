// D5: /catalogo redirects to the one catalogue and keeps the whole query string.
import { redirect } from 'react-router'
import type { Route } from './+types/catalogue-redirect'

export function loader({ request, url }: Route.LoaderArgs) {
  const requested = new URL(request.url)
  // The query string unchanged. Data requests (.data) carry parameters of the router, which `url` has not.
  const { search } = requested.pathname === url.pathname ? requested : url
  return redirect(`/tecnicos${search}`, 301)
}
