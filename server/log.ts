// One JSON line per event, without credentials or e-mail addresses.

import pino from 'pino'
import type { Log } from '#app/services.ts'
import { ATTENTION, type AttentionNeed } from '#platform/domain/attention.ts'
import { currentRequest } from '#server/http/request-context.ts'

const SECRETS = ['password', 'token', 'cookie', 'authorization', 'email', 'headers.cookie']
const EMAIL = /[^\s"'<>()[\]{}:;,=\\]+@[^\s"'<>()[\]{}:;,=\\]+\.\p{L}{2,}/gu

/** `pretty` formats lines for development; `to` receives them in tests. */
export function createLog({
  pretty = false,
  level = 'info',
  to,
}: {
  pretty?: boolean
  level?: string
  to?: pino.DestinationStream
} = {}): Log {
  const options: pino.LoggerOptions = {
    ...(pretty && { transport: { target: 'pino-pretty' } }),
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap(path => [path, `*.${path}`]), censor: '[…]' },
    serializers: { err: errorForLog },
    // Every line that a request causes carries its id.
    mixin: () => ({ ...currentRequest() }),
    // Messages of other programs, such as a mail server's replies, quote e-mail addresses.
    hooks: { streamWrite: line => line.replace(EMAIL, '[…]') },
  }
  const logger = to ? pino(options, to) : pino(options)
  return Object.assign(logger, {
    attention(need: AttentionNeed, event: object = {}) {
      const { text, section } = ATTENTION[need]
      logger.fatal({ ...event, runbook: `docs/operations.md#${section}` }, text)
    },
  })
}

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
function errorForLog(error: unknown): unknown {
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
