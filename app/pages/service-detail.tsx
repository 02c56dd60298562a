import { pageMeta } from '#content/page-meta.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { CoffeeOnTheSill } from '#ui/drawings/coffee-on-the-sill.tsx'
import { bookingPath } from '#ui/technicians/profile/public-technician.ts'
import type { Route } from './+types/service-detail'

export const meta: Route.MetaFunction = () => [
  ...pageMeta('Detalle del servicio', 'El detalle de cada servicio está en el perfil de su técnico.'),
  { name: 'robots', content: 'noindex' },
]

/** Section 2: a placeholder with a link to book. */
export default function ServiceDetail({ params }: Route.ComponentProps) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing={CoffeeOnTheSill}
        title="Detalle del servicio"
        text="Esta página todavía está en obra. Qué incluye cada servicio y cuánto cuesta lo encuentras en el perfil del técnico; si ya lo sabes, puedes reservar."
      >
        <ButtonLink to={bookingPath(params.id)} kind="mango" size="large">
          Reservar
        </ButtonLink>
        <ButtonLink to="/tecnicos" kind="white" size="large">
          Ver técnicos
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
