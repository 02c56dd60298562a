import { isRouteErrorResponse } from 'react-router'

/** What the server says about a failure: the data of the response that the error boundary gets. */
export interface FailureDetails {
  /** The id of the request in the log. */
  readonly reference: string
  /** What the form that failed says; null when a page failed to load. */
  readonly formText: string | null
}

/** Null for failures without an answer of the server: no network, a cut reply, a bug in the browser. */
export function failureDetailsFrom(error: unknown): FailureDetails | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'object') return null
  const details = error.data as Partial<FailureDetails> | null
  if (typeof details?.reference !== 'string') return null
  return { reference: details.reference, formText: details.formText ?? null }
}
