// One JSON line per event. Nothing that identifies or admits a person is written.
import pino from 'pino'
import { errorForLog } from '#server/error-for-log.ts'

const SECRETS = ['password', 'token', 'cookie', 'authorization', 'email', 'headers.cookie']
const EMAIL = /[^\s"'<>()[\]{}:;,=\\]+@[^\s"'<>()[\]{}:;,=\\]+\.\p{L}{2,}/gu

/** In development the lines are laid out for the eye; tests read them. */
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
    // Other people's messages (a mail server's, for one) quote addresses.
    hooks: { streamWrite: line => line.replace(EMAIL, '[…]') },
  }
  return to ? pino(options, to) : pino(options)
}
