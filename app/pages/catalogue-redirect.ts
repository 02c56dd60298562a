// D5: /catalogo leads to the one catalogue and keeps the whole query string.
import { redirect } from 'react-router'
import type { Route } from './+types/catalogue-redirect'

export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/tecnicos${new URL(request.url).search}`, 301)
}
