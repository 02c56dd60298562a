import pino from 'pino'

/** Properties in which PostgreSQL and Drizzle repeat user input, and pg its connection. */
const UNSAFE_PROPERTIES = new Set([
  'params',
  'query',
  'detail',
  'where',
  'hint',
  'internalQuery',
  'parameters',
  'client',
])

/** Serializes an error with type, code and stack, but without the values of the query. */
export function errorForLog(error: unknown): unknown {
  return error instanceof Error ? withoutValues(pino.stdSerializers.errWithCause(error)) : error
}

function withoutValues(serialized: object): object {
  const safe = Object.fromEntries(Object.entries(serialized).filter(([name]) => !UNSAFE_PROPERTIES.has(name)))
  const message = String(safe.message ?? '')
  const stack = String(safe.stack ?? '')
  const frames = stack.slice(stack.indexOf(message) + message.length)
  // Drizzle appends the parameters of the query to its message.
  const [safeMessage = ''] = message.split('\nparams: ')
  return {
    ...safe,
    message: safeMessage,
    stack: `${safeMessage}${frames}`,
    ...(safe.cause instanceof Object && { cause: withoutValues(safe.cause) }),
  }
}
