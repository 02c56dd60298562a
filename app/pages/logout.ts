import { redirect, replace } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { formOf } from '#http/request-form.server.ts'
import { signOut } from '#use-cases/sign-out.server.ts'
import type { Route } from './+types/logout'

/** GET signs nobody out. */
export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const { then } = await formOf(request)
  const headers = new Headers()
  for (const cookie of await signOut(context.get(servicesContext), request.headers)) {
    headers.append('set-cookie', cookie)
  }
  // Section 2: to the home page, or to the sign-in form to use another account.
  return replace(then === 'login' ? '/auth/login' : '/', { headers })
}
