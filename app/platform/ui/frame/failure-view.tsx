import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { isServerReady, useRetryWhenReady } from '#platform/ui/live/server-ready.ts'
import { referenceText, screenFailure } from '#platform/wording/failures.ts'

/**
 * The error page of outages and bugs, in the words of its screen (D48). It recovers by itself, and has a link that reloads
 * the document.
 */
export function FailureView({ error }: { error?: unknown }) {
  const { pathname, search } = useLocation()
  const details = failureDetailsFrom(error)
  const { heading, title, text } = screenFailure(pathname)
  // A form is not sent again by itself, and its text stays until it was read.
  const isRetrying = useRetryWhenReady(details?.formText == null)
  // Braces: scrollTo() returns a promise in some browsers, which is not a cleanup function.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const [isStillAway, setIsStillAway] = useState(false)
  /** Without network the link would lead to the error page of the browser. */
  async function loadWhenReady(event: MouseEvent<HTMLAnchorElement>) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    const { href } = event.currentTarget
    setIsStillAway(false)
    if (await isServerReady()) location.assign(href)
    else setIsStillAway(true)
  }
  const size = heading ? undefined : 'large'
  const card = (
    <EmptyState
      level={heading ? 2 : 1}
      drawing="unplugged-cord"
      title={title}
      text={
        <>
          <p role="alert" className="text-red-700">
            {details?.formText ?? text}
          </p>
          <p role="status" className="text-label not-empty:mt-2">
            {statusText(isStillAway, isRetrying)}
          </p>
          {details && (
            <p className="mt-2 text-support wrap-anywhere text-ink-600">{referenceText(details.reference)}</p>
          )}
        </>
      }
    >
      {details?.typed && (
        <Suspense>
          <KeptForm action={pathname + search} typed={details.typed} />
        </Suspense>
      )}
      <ButtonLink to={pathname + search} reloadDocument size={size} onClick={loadWhenReady}>
        <Icon of="rotate-cw" size={18} />
        {details?.formText ? 'Volver a la página' : 'Reintentar'}
      </ButtonLink>
      <ButtonLink to="/" kind="white" size={size}>
        Ir al inicio
      </ButtonLink>
    </EmptyState>
  )
  if (heading === null) return <div className="container-page py-8 md:py-16">{card}</div>
  return (
    <div className="container-page pt-7 pb-10 md:pt-10">
      <h1 className="mb-5 type-h1">{heading}</h1>
      <div className="rounded-16 border border-red-200 bg-white">{card}</div>
    </div>
  )
}

/** Loaded on demand because it is rare. */
const KeptForm = lazy(() =>
  import('#platform/ui/frame/kept-form.tsx').then(view => ({ default: view.KeptForm })),
)

function statusText(isStillAway: boolean, isRetrying: boolean): string {
  if (isStillAway) return 'Todavía no hay respuesta. Revisa tu conexión.'
  return isRetrying ? 'Lo intentamos de nuevo por ti cada pocos segundos.' : ''
}

/** What the server says about a failure: the data of the response that the error boundary gets. */
export interface FailureDetails {
  /** The id of the request in the log. */
  readonly reference: string
  /** What the form that failed says; null when a page failed to load. */
  readonly formText: string | null
  /** What was typed into it, where the browser has not kept it. */
  readonly typed?: readonly (readonly [name: string, value: string])[] | undefined
}

/** Null for failures without an answer of the server: no network, a cut reply, a bug in the browser. */
function failureDetailsFrom(error: unknown): FailureDetails | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'object') return null
  const details = error.data as Partial<FailureDetails> | null
  if (typeof details?.reference !== 'string') return null
  return { reference: details.reference, formText: details.formText ?? null, typed: details.typed }
}
