import { isRouteErrorResponse } from 'react-router'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { NotFoundView } from '#platform/ui/frame/not-found-view.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'

/** Of a page about one thing: it is not there, or it could not be loaded. */
export function PageError({ error }: { error: unknown }) {
  return isMissing(error) ? <NotFoundView /> : <FailureView error={error} />
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Of such a page. */
export function pageErrorMeta(error: unknown) {
  return [
    ...pageMeta(isMissing(error) ? 'Página no encontrada' : 'Algo salió mal'),
    { name: 'robots', content: 'noindex' },
  ]
}
