import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { BookLink } from '#catalogue/ui/card/book-link.tsx'
import { CardBadge } from '#catalogue/ui/card/card-badge.tsx'
import { CardPhoto } from '#catalogue/ui/card/card-photo.tsx'
import { NextFreeSlot, NotReceiving } from '#catalogue/ui/card/next-free-slot.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Chip } from '#platform/ui/basics/chip.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Rating } from '#platform/ui/basics/rating.tsx'
import { placeText } from '#platform/wording/place.ts'
import { cardPriceText, hasPrice } from '#platform/wording/price.ts'
import { technicianName } from '#platform/wording/technician-name.ts'

interface TechnicianCardProps {
  technician: CatalogueCard
  /** 'YYYY-MM-DD' in Bogotá, for 'Hoy' and 'Mañana'. */
  today: string
  photoSizes?: string
  /** Above the fold: its photo is not lazy-loaded. */
  eager?: boolean
}

const SHOWN_SPECIALTIES = 4

/** Section 2: the technician as a card. The 'Ver perfil' link covers the card, so a click anywhere opens the profile. */
export function TechnicianCard({
  technician,
  today,
  photoSizes = '(width >= 80rem) 24rem, 50vw',
  eager,
}: TechnicianCardProps) {
  const { slug, tarifaBase, moneda } = technician
  const nombre = technicianName(technician.nombre)
  return (
    <article className="@container relative flex h-full flex-col rounded-16 border border-paper-200 bg-white p-3.5 shadow-1 transition-[border-color,box-shadow] hover:border-paper-300 hover:shadow-2 sm:p-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 max-[17rem]:grid-cols-1 sm:grid-cols-1">
        <CardPhoto nombre={nombre} fotoURL={technician.fotoURL} sizes={photoSizes} eager={eager} />
        <CardHeading technician={{ ...technician, nombre }} />
      </div>
      <p className="mt-3 line-clamp-3 min-h-[4.3125rem] text-label/[1.4375rem] text-ink-700 sm:mx-4 lg:mt-3.5">
        {technician.bioCorta}
      </p>
      <ul aria-label="Especialidades" className="mt-2.5 mb-3 flex flex-wrap gap-1.5 sm:mx-4">
        {technician.especialidades.slice(0, SHOWN_SPECIALTIES).map(specialty => (
          <li key={specialty} className="flex">
            <Chip>{specialty}</Chip>
          </li>
        ))}
      </ul>
      <div className="mt-auto border-t border-paper-200 pt-3 sm:mx-4 sm:pb-4">
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
          <p className="whitespace-nowrap">
            <span className="block text-support text-ink-600">
              {hasPrice(tarifaBase) ? 'Desde' : 'Precio'}
            </span>
            <span className="block text-[1.125rem]/6 font-extrabold tracking-[-0.022em]">
              {cardPriceText(tarifaBase, moneda)}
            </span>
          </p>
          {technician.disponible ? (
            <NextFreeSlot slot={technician.nextFree} today={today} />
          ) : (
            <NotReceiving />
          )}
        </div>
        <div className="mt-2.5 grid grid-cols-2 gap-2">
          <ButtonLink
            to={`/tecnicos/${slug}`}
            kind="white"
            className="after:absolute after:inset-0 after:rounded-16"
          >
            <span>
              Ver perfil
              <span className="sr-only">
                {' '}
                de <bdi>{nombre}</bdi>
              </span>
            </span>
          </ButtonLink>
          <BookLink technician={technician} className="relative">
            {' '}
            con <bdi>{nombre}</bdi>
          </BookLink>
        </div>
      </div>
    </article>
  )
}

function CardHeading({ technician }: { technician: CatalogueCard }) {
  const { nombre, ciudad, barrio, verificado, ratingPromedio, resenasCount } = technician
  return (
    <div className="flex min-w-0 flex-col justify-center sm:contents">
      {verificado && (
        <div className="mb-1 sm:z-1 sm:col-start-1 sm:row-start-1 sm:mb-3.5 sm:ml-3.5 sm:self-end sm:justify-self-start">
          <CardBadge technician={technician} />
        </div>
      )}
      <h3 className="line-clamp-2 type-h3 sm:mx-4 sm:mt-3.5">
        <bdi>{nombre}</bdi>
      </h3>
      <p className="mt-0.5 flex items-start gap-1.5 text-label text-ink-600 sm:mx-4">
        <Icon of="map-pin" size={15} className="mt-0.5" />
        <span className="line-clamp-2">{placeText(ciudad, barrio)}</span>
      </p>
      <p className="mt-1 sm:mx-4">
        <Rating average={ratingPromedio} count={resenasCount} />
      </p>
    </div>
  )
}
