import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'

export function ProfileUnavailable() {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="closed-window"
        title="Perfil no disponible"
        text="El técnico no existe o no está publicado."
      >
        <ButtonLink to="/tecnicos" size="large">
          Volver al catálogo
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
