/** True when a statement failed because of this constraint or unique index. */
export function violatesConstraint(error: unknown, name: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === name) return true
  return false
}
