// One JSON line per event, without credentials or e-mail addresses.
import pino from 'pino'
import { errorForLog } from '#server/error-for-log.ts'
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
} = {}): pino.Logger {
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
  return to ? pino(options, to) : pino(options)
}
