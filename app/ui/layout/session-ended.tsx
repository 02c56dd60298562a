import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { refusalText } from '#wording/refusals.ts'

/** D33: the session ended while a technician's form was open. `from` is where signing in leads back to. */
export function SessionEnded({ from }: { from: string }) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="closed-window"
        title="Tu sesión terminó"
        text={refusalText('sign-in-as-technician')}
      >
        <ButtonLink to={`/auth/login?${new URLSearchParams({ from })}`} size="large">
          Iniciar sesión
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
