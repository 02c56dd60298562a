// What people wrote stands in errors of the database, and the queue logs and keeps the errors of its jobs.

/** The same failure without its message: its name, its code, and where it happened. */
export function silentError(error: unknown): Error {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : {}
  const code = codesOf(error).join(' ')
  const silent = new Error(`WhatsApp: ${name} ${code}`.trim())
  silent.stack = [silent.message, ...stack.split('\n').filter(line => /^\s+at /.test(line))].join('\n')
  return silent
}

/** Words of the system and of PostgreSQL. */
function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code)
  return codes
}

export async function withoutTexts(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw silentError(error)
  }
}
