import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useRetryWhenReady } from '#ui/hooks/use-retry-when-ready.ts'
import { failureText } from '#wording/failures.ts'

/** The error page of outages and bugs. It recovers by itself, and has a link that reloads the document. */
export function FailureView() {
  const { pathname, search } = useLocation()
  useRetryWhenReady()
  // Braces: scrollTo() returns a promise in some browsers, which is not a cleanup function.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="unplugged-cord"
        title="Oops! Algo salió mal"
        text={failureText(pathname)}
      >
        <ButtonLink to={pathname + search} reloadDocument size="large">
          <Icon of="rotate-cw" size={18} />
          Reintentar
        </ButtonLink>
        <ButtonLink to="/" kind="white" size="large">
          Ir al inicio
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
