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

/** In development the lines are laid out for the eye. */
export function createLog({ pretty = false } = {}): pino.Logger {
  return pino({
    ...(pretty && { transport: { target: 'pino-pretty' } }),
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap(path => [path, `*.${path}`]), censor: '[…]' },
    serializers: { err: pino.stdSerializers.errWithCause },
  })
}
