// Section 6 of the specification, as a table: which roles pass each guard of routes.ts, and where the rest go.
import type { Role, VisitorRole } from '#domain/users/role.ts'

export const ACCESS = {
  'signed-in': ['cliente', 'tecnico', 'admin'],
  technician: ['tecnico', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Guard = keyof typeof ACCESS

export type Verdict = 'pass' | 'login' | 'unauthorized' | 'home'

/** D28: the admin guard sends everybody else home; the others send guests to sign in, wrong roles to /no-autorizado. */
export function verdictOf(guard: Guard, visitor: VisitorRole): Verdict {
  const allowed: readonly VisitorRole[] = ACCESS[guard]
  if (allowed.includes(visitor)) return 'pass'
  if (guard === 'admin') return 'home'
  return visitor === 'invitado' ? 'login' : 'unauthorized'
}
