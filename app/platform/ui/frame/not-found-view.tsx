import { useNavigate } from 'react-router'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'

export function NotFoundView() {
  const navigate = useNavigate()
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="door-404"
        title="Página no encontrada"
        text="Esta puerta no abre a ningún lado."
      >
        <ButtonLink to="/" size="large">
          Ir al inicio
        </ButtonLink>
        <ButtonLink
          to="/"
          kind="white"
          size="large"
          onClick={event => {
            // Without JavaScript, or as the first page of a tab, the link goes to the home page.
            if (history.length < 2) return
            event.preventDefault()
            navigate(-1)
          }}
        >
          Volver
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
