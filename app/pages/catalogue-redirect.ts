// D5: /catalogo leads to the one catalogue and keeps the whole query string.
import { redirect } from 'react-router'
import type { Route } from './+types/catalogue-redirect'

export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/tecnicos${url.search}`, 301)
}
