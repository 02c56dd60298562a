import type { BookedTechnician } from '#bookings/domain/booking-form-data.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { FREE_BY_GUARANTEE_TEXT, visitPriceTexts } from '#bookings/wording/bookings.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

interface HeadingProps {
  technician: BookedTechnician | null
  /** By guarantee. */
  isFree: boolean
  /** The visit that is booked again, and its day in words: 'el martes 10'. */
  last?: { readonly key: number; readonly day: string } | null
  /** No summary follows. */
  isAlone?: boolean
}

/** Title and link back to the profile or visit; on phones also the technician, because the summary is at the end. */
export function BookingHeading({ technician, isFree, last = null, isAlone = false }: HeadingProps) {
  if (!technician) return <h1 className="type-h1">Reserva tu visita</h1>
  const { nombre, slug, fotoURL } = technician
  const price = visitPriceTexts(technician)
  return (
    <>
      {last ? (
        <BackLink to={clientVisitPath(last.key)}>Volver a la visita</BackLink>
      ) : (
        <BackLink to={technicianPath(slug)}>Volver al perfil</BackLink>
      )}
      <h1 className="mt-0.5 type-h1">Reserva con {firstNameOf(nombre)}</h1>
      <div className={`mt-3 flex items-center gap-3 ${isAlone ? '' : 'md:hidden'}`}>
        <Avatar
          name={nombre}
          src={fotoURL && photoAt(fotoURL, 96, 96)}
          className="size-12 rounded-pill text-label"
        />
        <p className="min-w-0 text-label">
          <span className="block font-bold">
            <bdi>{nombre}</bdi>
          </span>
          {last && !isFree ? (
            <span className="block text-ink-600">Estuvo en tu casa {last.day}</span>
          ) : (
            <span className="block text-ink-600">
              {!isFree && price.label}{' '}
              <strong className="font-bold text-ink-900">
                {isFree ? FREE_BY_GUARANTEE_TEXT : price.amount}
              </strong>
            </span>
          )}
        </p>
      </div>
    </>
  )
}
