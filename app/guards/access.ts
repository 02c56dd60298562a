// Section 6 of the specification: the guards of routes.ts, the roles that each lets pass, and where the rest go.
import type { Role, VisitorRole } from '#accounts/domain/role.ts'

export interface Guard {
  /** D54: an empty list lets every signed-in person pass. */
  readonly roles: readonly Role[]
  /** D28: everybody else goes to `/`, instead of guests to sign in and wrong roles to /no-autorizado. */
  readonly sendsHome?: true
  /** D33: a POST whose session ended while the form was open reaches the page, which answers in its own words. */
  readonly guestsMayPost?: true
}

export const GUARDS = {
  'signed-in': { roles: ['cliente', 'tecnico', 'admin'] },
  'signed-in-guests-may-post': { roles: ['cliente', 'tecnico', 'admin'], guestsMayPost: true },
  technician: { roles: ['tecnico', 'admin'] },
  'technician-guests-may-post': { roles: ['tecnico', 'admin'], guestsMayPost: true },
  admin: { roles: ['admin'], sendsHome: true },
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof GUARDS

export type Verdict = 'pass' | 'login' | 'unauthorized' | 'home'

export function verdictOf(
  { roles, sendsHome, guestsMayPost }: Guard,
  visitor: VisitorRole,
  method: 'read' | 'write' = 'read',
): Verdict {
  const isGuest = visitor === 'invitado'
  if (!isGuest && (roles.length === 0 || roles.includes(visitor))) return 'pass'
  if (sendsHome) return 'home'
  if (!isGuest) return 'unauthorized'
  return guestsMayPost && method === 'write' ? 'pass' : 'login'
}
