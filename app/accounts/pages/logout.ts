import { redirect, replace } from 'react-router'
import { signOut } from '#accounts/use-cases/own-sessions.server.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { expiredReturnToCookie } from '#bookings/http/return-to-cookie.server.ts'
import { formOf, withCookies } from '#platform/http/request-form.server.ts'
import type { Route } from './+types/logout'

/** GET signs nobody out. */
export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const fields: Record<string, string> = await formOf(request, ['then']).catch(() => ({}))
  const cookies = await signOut(context.get(servicesContext), request.headers)
  // Section 2: to the home page, or to the sign-in form to use another account.
  return replace(
    fields.then === 'login' ? '/auth/login' : '/',
    withCookies([...cookies, expiredReturnToCookie(context.get(originContext))]),
  )
}
