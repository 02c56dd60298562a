import type { Log } from '#app/services.ts'
import type { ObserveStatement } from '#platform/persistence/observed-client.server.ts'

export interface SlowStatementOptions {
  readonly log: Log
  readonly thresholdMs: number
  readonly onSlow?: () => void
}

/** Logs statements that took longer, without their values. */
export function logSlowStatements({ log, thresholdMs, onSlow }: SlowStatementOptions): ObserveStatement {
  return ({ text, name }) => {
    const started = performance.now()
    return error => {
      const ms = performance.now() - started
      if (ms < thresholdMs) return
      onSlow?.()
      const event = { source: 'database', ms: Math.round(ms), statement: statementText(text), name }
      log.warn({ ...event, failed: error !== undefined }, 'slow statement')
    }
  }
}

const TEXT_MAX_LENGTH = 1_000

/** A token of SQL that may hold a value, or one that must be skipped whole. The order matters. */
const TOKEN =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<name>"(?:[^"]|"")*")|(?<text>\be'(?:[^'\\]|''|\\[\s\S])*'?|'(?:[^']|'')*'?|\$(?<tag>\w*)\$[\s\S]*?(?:\$\k<tag>\$|$))|(?<parameter>\$\d+)|(?<number>(?<![\w$.])\d+(?:\.\d+)?(?:e[+-]?\d+)?)|(?<space>\s+)/gi

/** The statement on one line, without comments and with `?` for every literal. Parameters ($1) stay. */
export function statementText(sql: string): string {
  const text = sql.replace(TOKEN, (token, ...rest) => {
    const { name, parameter, space, comment } = rest.at(-1) as Record<string, string | undefined>
    if (name !== undefined || parameter !== undefined) return token
    if (space !== undefined || comment !== undefined) return ' '
    return '?'
  })
  const line = text.replace(/ {2,}/g, ' ').trim()
  return line.length > TEXT_MAX_LENGTH ? `${line.slice(0, TEXT_MAX_LENGTH)}…` : line
}
