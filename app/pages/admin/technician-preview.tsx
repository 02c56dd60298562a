// The whole public profile for an administrator, in any state. Nothing can be booked from it.
import { data, Link } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { freeDays, hoursAhead } from '#domain/bookings/free-hours.ts'
import { technicianFilePath } from '#domain/moderation/file.ts'
import { technicianStatus } from '#domain/moderation/technician-status.ts'
import { nextReviewLimit, reviewLimitFrom } from '#domain/reviews/review-limit.ts'
import { FREE_DAYS_SHOWN, type PublicTechnician } from '#domain/technicians/public-technician.ts'
import type { Technician } from '#domain/technicians/technician.ts'
import { findTechnicianForAdmin } from '#persistence/admin/person-files.server.ts'
import { listTakenHours } from '#persistence/bookings/bookings.server.ts'
import {
  countReviewsByRating,
  listApprovedReviewsOf,
} from '#persistence/technicians/public-profile.server.ts'
import { Badge } from '#ui/basics/badge.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { ProfileBadge } from '#ui/basics/state-badges.tsx'
import { ProfileView } from '#ui/technicians/profile/profile-view.tsx'
import { digitsOf } from '#wording/phone.ts'
import type { Route } from './+types/technician-preview'

export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const found = await findTechnicianForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const { technician } = found
  const shownReviews = reviewLimitFrom(url.searchParams.get('resenas'))
  const [reviews, distribution, taken] = await Promise.all([
    listApprovedReviewsOf(db, uid, shownReviews),
    countReviewsByRating(db, uid),
    listTakenHours(db, uid, hoursAhead(now)),
  ])
  const { publicado, estado, deletedAt } = technician
  const reviewCount = distribution.reduce((sum, count) => sum + count, 0)
  return {
    uid,
    state: { publicado, estado },
    isDeleted: deletedAt !== null,
    technician: asPublic(technician),
    days: freeDays(technician, { taken, isHoliday, now }, FREE_DAYS_SHOWN),
    reviews,
    distribution,
    moreReviews: nextReviewLimit(shownReviews, reviewCount),
    today: bogotaDate(now),
  }
}

/** Field by field; without its uid, so that the booking buttons are disabled. */
function asPublic(technician: Technician): PublicTechnician {
  return {
    uid: null,
    slug: technician.slug,
    nombre: technician.nombre,
    ciudad: technician.ciudad,
    barrio: technician.barrio,
    fotoURL: technician.fotoURL,
    verificado: technician.verificado,
    disponible: technician.disponible,
    ratingPromedio: technician.ratingPromedio,
    resenasCount: technician.resenasCount,
    aniosExperiencia: technician.aniosExperiencia,
    tarifaBase: technician.tarifaBase,
    bioCorta: technician.bioCorta,
    especialidades: technician.especialidades,
    servicios: technician.servicios,
    certificaciones: technician.certificaciones,
    licencias: technician.licencias,
    zonasCobertura: technician.zonasCobertura,
    horarios: technician.horarios,
    disponibilidadTxt: technician.disponibilidadTxt,
    telefono: digitsOf(technician.telefono),
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
            <ProfileBadge state={technicianStatus(state)} />
          )}
          <p className="text-support">
            Vista previa para administradores.{' '}
            {state.publicado ? 'Así lo ve el público.' : 'El público no ve este perfil.'}
          </p>
          <Link
            to={technicianFilePath(uid)}
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
