import type { Services } from '#app/services.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { isWeakPassword } from '#domain/users/password.ts'

export async function resetPassword(
  { identity, limits }: Services,
  { token, password, network }: { token: string; password: string; network: string },
): Promise<Outcome<void, 'weak-password' | 'invalid-token' | 'too-many-requests'>> {
  if (isWeakPassword(password, { name: '', email: '' })) return refused('weak-password')
  if (!(await limits.consume('reset-network', network))) return refused('too-many-requests')
  return identity.reset(token, password)
}
