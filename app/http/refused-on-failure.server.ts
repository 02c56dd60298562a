import type { Services } from '#app/services.ts'
import { refused } from '#domain/outcome.ts'

/** D48, D27: for `.catch`: a failure is refused in the words of its screen, and its cause goes to the log. */
export function refusedOnFailure<Code extends string>({ log }: Pick<Services, 'log'>, code: Code) {
  return (error: unknown) => {
    log.error({ err: error }, `refused after a failure: ${code}`)
    return { ...refused(code), isFailure: true as const }
  }
}

/** 503 for what `refusedOnFailure` made: React Router then leaves the page as it is instead of loading it again. */
export function refusalStatus(outcome: object, status: number): number {
  return 'isFailure' in outcome ? 503 : status
}
