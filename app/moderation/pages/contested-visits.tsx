// D65: visits of which their two people say different things, for an administrator to decide.
import { servicesContext } from '#app/services.ts'
import { listContestedVisits } from '#moderation/persistence/missed-visits.server.ts'
import { ContestedVisits } from '#moderation/ui/contested-visits.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/contested-visits'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  return { visits: await listContestedVisits(db), today: bogotaDate(now()) }
}

export const meta = () => pageMeta('Visitas por decidir')

export default function ContestedVisitsPage({ loaderData: { visits, today } }: Route.ComponentProps) {
  return (
    <div className="container-57.5 pt-5 pb-16 md:pt-8">
      <BackLink to="/admin">Panel administrador</BackLink>
      <h1 className="mt-1 type-h1">Visitas por decidir</h1>
      <p className="mt-1 mb-5 text-ink-600">
        Sus dos personas dicen cosas distintas. Hasta que decidas no cuentan.
      </p>
      {visits.length === 0 ? (
        <div className="rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="Nada por decidir"
            text="Todos están de acuerdo en cómo les fue."
          />
        </div>
      ) : (
        <ContestedVisits visits={visits} today={today} />
      )}
    </div>
  )
}
