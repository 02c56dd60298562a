// One JSON line per event. Nothing that identifies or admits a person is written.
import pino from 'pino'

const SECRETS = [
  'password',
  'token',
  'cookie',
  'authorization',
  'email',
  'headers.cookie',
  'err.query',
  'err.params',
]

/** In development the lines are laid out for the eye; tests read them. */
export function createLog({
  pretty = false,
  to,
}: {
  pretty?: boolean
  to?: pino.DestinationStream
} = {}): pino.Logger {
  const options: pino.LoggerOptions = {
    ...(pretty && { transport: { target: 'pino-pretty' } }),
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap(path => [path, `*.${path}`]), censor: '[…]' },
    serializers: { err: pino.stdSerializers.errWithCause },
  }
  return to ? pino(options, to) : pino(options)
}
