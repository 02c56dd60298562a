import { redirect, replace } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { signOut } from '#use-cases/sign-out.server.ts'
import type { Route } from './+types/logout'

/** A link followed by hand changes nothing. */
export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers()
  for (const cookie of await signOut(context.get(servicesContext), request.headers)) {
    headers.append('set-cookie', cookie)
  }
  return replace('/', { headers })
}
