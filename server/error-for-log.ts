import pino from 'pino'

/** Where PostgreSQL and Drizzle repeat what people typed, and pg hangs its whole connection. */
const QUOTING = new Set([
  'params',
  'query',
  'detail',
  'where',
  'hint',
  'internalQuery',
  'parameters',
  'client',
])

/** An error as the log keeps it: its kind, its code, where it happened, and none of the values it was about. */
export function errorForLog(error: unknown): unknown {
  return error instanceof Error ? withoutValues(pino.stdSerializers.errWithCause(error)) : error
}

function withoutValues(shown: object): object {
  const kept = Object.fromEntries(Object.entries(shown).filter(([name]) => !QUOTING.has(name)))
  const message = String(kept.message ?? '')
  const frames = String(kept.stack ?? '').slice(String(kept.stack ?? '').indexOf(message) + message.length)
  const [told = ''] = message.split('\nparams: ')
  return {
    ...kept,
    message: told,
    stack: `${told}${frames}`,
    ...(kept.cause instanceof Object && { cause: withoutValues(kept.cause) }),
  }
}
