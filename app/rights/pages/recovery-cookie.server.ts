// Carries the proof of a right password, and code, from the sign-in forms to /auth/recuperar.
import { RECOVERY_PROOF_MS } from '#accounts/domain/account-deletion.ts'
import { findSiteCookie, siteCookie } from '#platform/http/site-cookies.server.ts'

export const RECOVERY_PAGE = '/auth/recuperar'

const NAME = 'recovery'

export function recoveryCookie(proof: string, origin: string): string {
  return siteCookie(NAME, proof, RECOVERY_PROOF_MS / 1_000, origin)
}

export function expiredRecoveryCookie(origin: string): string {
  return siteCookie(NAME, '', 0, origin)
}

export function findRecoveryProof(request: Request, origin: string): string | null {
  return findSiteCookie(request, NAME, origin)
}
