import type { Services } from '#app/services.ts'
import { refused } from '#domain/outcome.ts'

/** D48, D27: for `.catch`: a failure is refused in the words of its screen, and its cause goes to the log. */
export function refusedOnFailure<Code extends string>({ log }: Pick<Services, 'log'>, code: Code) {
  return (error: unknown) => {
    log.error({ err: error }, `refused after a failure: ${code}`)
    return refused(code)
  }
}
