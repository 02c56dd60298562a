import type { Log } from '#app/services.ts'
import type { ObserveStatement } from '#platform/persistence/observed-client.server.ts'
import { statementText } from '#server/statement-text.ts'

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
