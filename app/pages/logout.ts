import { redirect, replace } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { formOf } from '#http/request-form.server.ts'
import { signOut } from '#use-cases/sign-out.server.ts'
import type { Route } from './+types/logout'

/** A link followed by hand changes nothing. */
export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const { then } = await formOf(request)
  const headers = new Headers()
  for (const cookie of await signOut(context.get(servicesContext), request.headers)) {
    headers.append('set-cookie', cookie)
  }
  // Section 2: back to home, unless it was to enter with another account.
  return replace(then === 'login' ? '/auth/login' : '/', { headers })
}
