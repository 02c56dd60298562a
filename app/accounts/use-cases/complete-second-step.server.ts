import { type DeviceUse, shortNetwork } from '#accounts/domain/device.ts'
import { type Role, roleFrom } from '#accounts/domain/role.ts'
import { recoveryCodeFrom, totpCodeFrom } from '#accounts/domain/safe-account.ts'
import type { SecondStepCode } from '#accounts/identity/second-step.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { ensureTechnician } from '#accounts/persistence/technician-record.server.ts'
import { findSignInUser } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

export type SecondStepRefusal = 'invalid-code' | 'second-step-expired' | 'too-many-requests' | 'user-disabled'

/** After the right password: a code of the authenticator, or a recovery code, opens a new session. */
export async function completeSecondStep(
  { db, identity, limits, log }: Services,
  {
    code: typed,
    network,
    headers,
    city = '',
  }: { code: string; network: string; headers: Headers; city?: string },
): Promise<Outcome<{ role: Role; cookies: SetCookies }, SecondStepRefusal>> {
  const uid = await identity.secondStep.findPending(headers)
  if (!uid) return refused('second-step-expired')
  const code = codeFrom(typed)
  if (!code) return refused('invalid-code')
  if (!(await limits.consume('login-network', network))) return refused('too-many-requests')
  // A code that was tried once is used up: whoever looks over a shoulder cannot repeat it within its 30 seconds.
  if (code.kind === 'totp' && !(await limits.consume('second-step-code', `${uid}:${code.code}`)))
    return refused('invalid-code')

  const device: DeviceUse = {
    userAgent: headers.get('user-agent') ?? '',
    network: shortNetwork(network),
    city,
  }
  const outcome = await identity.secondStep.complete(headers, code, device)
  if (!outcome.ok) {
    log.warn({ security: 'second-step', uid, code: outcome.code }, 'second step refused')
    return outcome
  }
  if (code.kind === 'recovery') log.info({ account: 'recovery-code-used', uid }, 'account changed')
  await limits.refund('login-network', network)
  // Ends the session this browser had before.
  await identity.signOut(headers)
  const user = await findSignInUser(db, uid)
  if (user)
    await ensureTechnician(db, user).catch(error => {
      log.warn({ err: error, uid }, 'technician record not written at sign-in')
    })
  const known = await identity.devices.remember(headers, uid)
  return accepted({ role: roleFrom(user?.role), cookies: [...outcome.value.cookies, known] })
}

function codeFrom(typed: string): SecondStepCode | null {
  const totp = totpCodeFrom(typed)
  if (totp) return { kind: 'totp', code: totp }
  const recovery = recoveryCodeFrom(typed)
  return recovery ? { kind: 'recovery', code: recovery } : null
}
