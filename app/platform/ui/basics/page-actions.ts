import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'

/** The id of the request that failed on the server; undefined when there was no answer. */
export function referenceOf(thrown: unknown): string | undefined {
  const { reference } = (isRouteErrorResponse(thrown) && thrown.data) || {}
  return typeof reference === 'string' ? reference : undefined
}

/**
 * The result of a server action, or a refusal when the request failed: the form stays on the page with its values
 * instead of being replaced by the error boundary. Redirects (thrown responses) pass through.
 */
export async function actionFallback<Result, Refusal extends object>(
  result: Promise<Result>,
  refusal: Refusal | ((thrown: unknown) => Refusal),
) {
  try {
    return await result
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    // After an error status React Router does not revalidate the loaders, which would fail too.
    return data(typeof refusal === 'function' ? refusal(thrown) : refusal, { status: 503 })
  }
}

/** React Router does not reload after a 4xx; after 409 the page is out of date, so it must. */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus === 409 || defaultShouldRevalidate
