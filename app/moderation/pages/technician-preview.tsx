// The whole public profile for an administrator, in any state. Nothing can be booked from it.
import { data, Link } from 'react-router'
import { technicianDossierPath } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { openPublicProfile } from '#catalogue/pages/public-profile.server.ts'
import { ProfileView } from '#catalogue/ui/profile/profile-view.tsx'
import { findTechnicianForAdmin } from '#moderation/persistence/person-dossiers.server.ts'
import { ModerationBadge } from '#moderation/ui/moderation-badge.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/technician-preview'

export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await findTechnicianForAdmin(services.db, uid)
  if (!found) throw data(null, 404)
  const { publicado, estado, deletedAt } = found.technician
  const profile = await openPublicProfile(services, found.technician, url.searchParams.get('resenas'))
  return {
    ...profile,
    // Without its uid the booking buttons are disabled.
    technician: { ...profile.technician, uid: null },
    uid,
    state: { publicado, estado },
    isDeleted: deletedAt !== null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData ? `Vista previa de ${loaderData.technician.nombre}` : 'Perfil no encontrado'),
  { name: 'robots', content: 'noindex' },
]

export default function TechnicianPreview({ loaderData }: Route.ComponentProps) {
  const { uid, state, isDeleted, ...view } = loaderData
  return (
    <>
      <div role="status" className="border-b border-petrol-200 bg-petrol-50">
        <div className="container-page flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          {isDeleted ? (
            <Badge tone="slate" icon="trash">
              Eliminado
            </Badge>
          ) : (
            <ModerationBadge publicado={state.publicado} estado={state.estado} />
          )}
          <p className="text-support">
            Vista previa para administradores.{' '}
            {state.publicado ? 'Así lo ve el público.' : 'El público no ve este perfil.'}
          </p>
          <Link
            to={technicianDossierPath(uid)}
            className="ml-auto inline-flex min-h-11 items-center gap-1.5 text-support font-bold text-petrol-600 hover:underline"
          >
            <Icon of="arrow-left" size={16} />
            Volver a la ficha
          </Link>
        </div>
      </div>
      <ProfileView {...view} />
    </>
  )
}
