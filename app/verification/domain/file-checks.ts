// Which submissions the file of a technician shows, and how many checks are up to date.
import {
  type Check,
  type CheckKind,
  checksAskedOf,
  isValid,
  OPTIONAL_CHECKS,
} from '#verification/domain/check.ts'

export interface FileCheck {
  readonly kind: CheckKind
  /** Null when nothing was sent; `phone` has none. */
  readonly check: Check | null
}

/**
 * Per kind the one that waits and the one in force; without these the newest. Kinds that the trades no longer ask for are
 * shown when something was sent.
 */
export function listFileChecks(checks: readonly Check[], specialties: readonly string[]): FileCheck[] {
  const asked = checksAskedOf(specialties)
  const others = checks.map(({ kind }) => kind).filter(kind => !asked.includes(kind))
  return [...asked, ...new Set(others)].flatMap((kind): FileCheck[] => {
    const sent = checks.filter(check => check.kind === kind && check.status !== 'replaced')
    const current = sent.filter(({ status }) => status === 'pending' || status === 'accepted').toReversed()
    const shown = current.length > 0 ? current : sent.slice(-1)
    return shown.length > 0 ? shown.map(check => ({ kind, check })) : [{ kind, check: null }]
  })
}

/** '2 de 5 al día': optional checks do not count. */
export function countValidChecks(
  checks: readonly Check[],
  {
    specialties,
    today,
    phoneConfirmed,
  }: { specialties: readonly string[]; today: string; phoneConfirmed: boolean },
): { valid: number; asked: number } {
  const asked = checksAskedOf(specialties).filter(kind => !OPTIONAL_CHECKS.includes(kind))
  const valid = asked.filter(kind =>
    kind === 'phone' ? phoneConfirmed : checks.some(check => check.kind === kind && isValid(check, today)),
  )
  return { valid: valid.length, asked: asked.length }
}
