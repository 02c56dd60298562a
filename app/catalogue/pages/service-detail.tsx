import { data, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { bookingPath } from '#bookings/domain/booking-paths.ts'
import { findPublishedTechnician, isTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/service-detail'

/** The segment is a uid or a slug; a former slug redirects to the current one. A hidden technician is not found. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const technician = await findPublishedTechnician(db, id)
  if (technician && technician.slug !== id && technician.uid !== id)
    throw redirect(`/servicio/${technician.slug}`, { status: 301, headers: { 'cache-control': 'no-store' } })
  if (!technician && (await isTechnician(db, id))) throw data(null, 404)
  return { technicianId: technician?.uid ?? id }
}

export const handle = { footer: 'whole' }

export const meta: Route.MetaFunction = () => [
  ...pageMeta('Detalle del servicio', 'El detalle de cada servicio está en el perfil de su técnico.'),
  { name: 'robots', content: 'noindex' },
]

/** Section 2: a placeholder with a link to book. */
export default function ServiceDetail({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="coffee-on-the-sill"
        title="Detalle del servicio"
        text="Esta página todavía está en obra. Qué incluye cada servicio y cuánto cuesta lo encuentras en el perfil del técnico; si ya lo sabes, puedes reservar."
      >
        <ButtonLink to={bookingPath(loaderData.technicianId)} kind="primary" size="large">
          Reservar
        </ButtonLink>
        <ButtonLink to="/tecnicos" kind="white" size="large">
          Ver técnicos
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
