import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { platformRefusalText } from '#platform/wording/outcomes.ts'

/** D33: a form of the technician was sent after the session ended. `from` is where to return. */
export function SessionEndedView({ from }: { from: string }) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="closed-window"
        title="Tu sesión terminó"
        text={platformRefusalText('sign-in-as-technician')}
      >
        <ButtonLink to={`/auth/login?${new URLSearchParams({ from })}`} size="large">
          Iniciar sesión
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
