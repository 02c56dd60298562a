// What the two forms of a sign-in, the password and the second step, have in common.
import { type RouterContextProvider, redirect } from 'react-router'
import { landingAfterSignIn } from '#accounts/domain/landing.ts'
import type { SignedInAs } from '#accounts/use-cases/sign-in.server.ts'
import { networkContext, originContext } from '#app/services.ts'
import { keepPendingHeart } from '#catalogue/pages/heart-form.server.ts'
import { deviceOf } from '#guards/viewer.server.ts'
import { returnPathFrom, withReturnPath } from '#platform/domain/return-path.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { RECOVERY_PAGE, recoveryCookie } from '#rights/pages/recovery-cookie.server.ts'

/** Who tries, as far as the request shows it. */
export const attemptOf = (request: Request, context: Readonly<RouterContextProvider>) => ({
  network: context.get(networkContext),
  device: deviceOf(request, context),
  headers: request.headers,
})

/** Where an accepted form leads; `from` is the field that names where the person wanted to go. */
export async function redirectAfterSignIn(
  { uid, role, secondStep, cookies, recovery }: Omit<SignedInAs, 'secondStep'> & Partial<SignedInAs>,
  from: string | undefined,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  if (recovery)
    return redirect(RECOVERY_PAGE, withCookies([recoveryCookie(recovery, context.get(originContext))]))
  const target = returnPathFrom(from)
  if (secondStep) return redirect(withReturnPath('/auth/segundo-paso', target), withCookies(cookies))
  const next = await keepPendingHeart(context, uid, target)
  return redirect(landingAfterSignIn(role, next), withCookies(cookies))
}
