// Ley 1581, Decreto 1377: what people authorise by creating their account, and whether they know the present text.

/** The date of the present Términos and Política de Privacidad. A change of theirs is told to everybody with an account. */
export const POLICY_VERSION = '2026-11-16'

export interface Authorization {
  /** Null for imported accounts. */
  readonly authorizedVersion: string | null
  readonly authorizedAt: Date | null
  /** The last changed version that the person was told about. */
  readonly toldVersion: string | null
  readonly toldAt: Date | null
}

/** Versions are dates: 'YYYY-MM-DD'. */
export function knowsPolicy({
  authorizedVersion,
  toldVersion,
}: Pick<Authorization, 'authorizedVersion' | 'toldVersion'>): boolean {
  return [authorizedVersion, toldVersion].some(version => version !== null && version >= POLICY_VERSION)
}
