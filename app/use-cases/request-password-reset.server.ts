import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** D9: the answer is the same whether or not the address is known. */
export async function requestPasswordReset(
  { identity, limits }: Services,
  { email, network, from = null }: { email: string; network: string; from?: string | null },
): Promise<Outcome<void, 'reset-not-sent'>> {
  if (!(await limits.consume('reset-network', network))) return refused('reset-not-sent')
  if (!(await limits.consume('reset-account', email))) return refused('reset-not-sent')
  await identity.startReset(email, from)
  return accepted()
}
