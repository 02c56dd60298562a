import type { RouterContextProvider } from 'react-router'
import { formFailureContext, servicesContext } from '#app/services.ts'
import { refused } from '#platform/domain/outcome.ts'

/**
 * D48, D27: for `.catch`: a failure is refused in the words of its screen, also when the page cannot be loaded to show it, and
 * its cause goes to the log.
 */
export function refusedOnFailure<Code extends string>(
  context: Readonly<RouterContextProvider>,
  code: Code,
  textOf: (code: Code) => string,
) {
  return (error: unknown) => {
    context.get(servicesContext).log.error({ err: error }, `refused after a failure: ${code}`)
    context.set(formFailureContext, textOf(code))
    return { ...refused(code), isFailure: true as const }
  }
}

/** 503 for what `refusedOnFailure` made: React Router then leaves the page as it is instead of loading it again. */
export function refusalStatus(outcome: object, status: number): number {
  return 'isFailure' in outcome ? 503 : status
}
