import { type MouseEvent, useContext, useState } from 'react'
import { Link } from 'react-router'
import { type CatalogueCard, SPECIALTIES_ON_A_CARD } from '#catalogue/domain/catalogue-card.ts'
import { BookLink } from '#catalogue/ui/card/book-link.tsx'
import { useWithSearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { CardHeart, KeptTechnicians } from '#catalogue/ui/heart.tsx'
import { Initials, Photo, tintOf } from '#platform/ui/basics/avatar.tsx'
import { Chip, VerifiedBadge } from '#platform/ui/basics/badge.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { Rating } from '#platform/ui/basics/rating.tsx'
import { useLazyModule } from '#platform/ui/hooks/loading-hooks.ts'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { nearDayText } from '#platform/wording/dates.ts'
import { technicianName } from '#platform/wording/person-names.ts'
import { placeText } from '#platform/wording/place.ts'
import { cardPriceText, isPrice } from '#platform/wording/price.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { badgesOf } from '#technicians/domain/technician.ts'
import { FlagBadge } from '#technicians/ui/flag-badge.tsx'
import { credentialsPath, technicianPath } from '#technicians/wording/technician-paths.ts'

interface TechnicianCardProps {
  technician: CatalogueCard
  /** 'YYYY-MM-DD' in Bogotá, for 'Hoy' and 'Mañana'. */
  today: string
  photoSizes?: string
  /** Above the fold: its photo is not lazy-loaded. */
  eager?: boolean
}

/** Section 2: the technician as a card. The 'Ver perfil' link covers the card, so a click anywhere opens the profile. */
export function TechnicianCard({
  technician,
  today,
  photoSizes = '(width >= 80rem) 24rem, 50vw',
  eager,
}: TechnicianCardProps) {
  const { slug, tarifaBase, moneda } = technician
  const withSearchedWork = useWithSearchedWork()
  const nombre = technicianName(technician.nombre)
  return (
    <article className="@container relative flex h-full flex-col rounded-16 border border-paper-200 bg-white p-3.5 shadow-1 transition-[border-color,box-shadow] hover:border-paper-300 hover:shadow-2 sm:p-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 max-[17rem]:grid-cols-1 sm:grid-cols-1">
        <CardPhoto nombre={nombre} fotoURL={technician.fotoURL} sizes={photoSizes} eager={eager} />
        <CardHeading technician={{ ...technician, nombre }} />
      </div>
      <CardHeart technician={{ uid: technician.uid, nombre }} />
      <p className="mt-3 line-clamp-3 min-h-[4.3125rem] text-label/[1.4375rem] text-ink-700 sm:mx-4 lg:mt-3.5">
        {technician.bioCorta}
      </p>
      <ul aria-label="Especialidades" className="mt-2.5 mb-3 flex flex-wrap gap-1.5 sm:mx-4">
        {technician.especialidades.slice(0, SPECIALTIES_ON_A_CARD).map(specialty => (
          <li key={specialty} className="flex">
            <Chip>{specialty}</Chip>
          </li>
        ))}
      </ul>
      <div className="mt-auto border-t border-paper-200 pt-3 sm:mx-4 sm:pb-4">
        <div className="flex flex-wrap items-end justify-between gap-x-1.5 gap-y-1">
          <p className="whitespace-nowrap">
            <span className="block text-support text-ink-600">
              {isPrice(tarifaBase) ? 'Desde' : 'Precio'}
            </span>
            <span className="block text-lead/6 font-extrabold tracking-[-0.022em]">
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
            to={withSearchedWork(technicianPath(slug))}
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
  const hasHeart = useContext(KeptTechnicians) !== null
  return (
    <div className="flex min-w-0 flex-col justify-center sm:contents">
      {verificado && (
        <div className="mb-1 sm:z-1 sm:col-start-1 sm:row-start-1 sm:mb-3.5 sm:ml-3.5 sm:self-end sm:justify-self-start">
          <CardBadge technician={technician} />
        </div>
      )}
      <h3
        className={`line-clamp-2 type-h3 sm:mx-4 sm:mt-3.5 ${hasHeart && !verificado ? 'max-sm:pr-8' : ''}`}
      >
        <bdi>{nombre}</bdi>
      </h3>
      <p className="mt-0.5 flex items-start gap-1.5 text-label text-ink-600 sm:mx-4">
        <Icon of="map-pin" size={15} className="mt-0.5" />
        <Dotted text={placeText(ciudad, barrio)} className="max-h-[2lh]" />
      </p>
      <p className="mt-1 sm:mx-4">
        <Rating average={ratingPromedio} count={resenasCount} />
      </p>
      {badgesOf(technician).map(flag => (
        <p key={flag} className="mt-1.5 max-[22rem]:[&>*]:whitespace-normal sm:mx-4">
          <FlagBadge of={flag} />
        </p>
      ))}
    </div>
  )
}

interface CardPhotoProps {
  nombre: string
  fotoURL: string | null
  /** The `sizes` attribute of the wide photo. */
  sizes: string
  /** Above the fold: not lazy-loaded. */
  eager?: boolean
}

const FRAME =
  'sm:col-start-1 sm:row-start-1 h-28 w-26 shrink-0 rounded-12 max-[22rem]:w-22 sm:h-[clamp(10.25rem,51cqw,12rem)] sm:w-full sm:rounded-none sm:rounded-t-[0.9375rem]'

/**
 * A square beside the text on a phone, the full width of the card on larger screens. Decorative: the name is beside it.
 * The initials lie behind the photo and are seen when it cannot be loaded.
 */
export function CardPhoto({ nombre, fotoURL, sizes, eager = false }: CardPhotoProps) {
  return (
    <span className={`relative grid place-items-center overflow-hidden ${tintOf(nombre)} ${FRAME}`}>
      <Initials name={nombre} className="text-28 tracking-[-0.02em] sm:text-44" />
      {fotoURL && (
        <picture className="absolute inset-0">
          <source media="(width >= 40rem)" srcSet={photoSources(fotoURL, 'wide')} sizes={sizes} />
          <Photo
            src={photoAt(fotoURL, 224, 224)}
            srcSet={photoSources(fotoURL, 'square')}
            sizes="7rem"
            width={320}
            height={192}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
      )}
    </span>
  )
}

/** The badge of a card opens the credentials in a popover; without script it leads to them on the profile. */
function CardBadge({ technician: { slug, nombre, hasCredentials } }: { technician: CatalogueCard }) {
  const [isOpen, setIsOpen] = useState(false)
  const popover = useLazyModule(isOpen, () => import('#catalogue/ui/card/credentials-popover.tsx'))
  if (!hasCredentials) return <VerifiedBadge onCard />

  function open(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <Link
        to={credentialsPath(slug)}
        onClick={open}
        aria-haspopup="dialog"
        className="relative z-1 inline-flex rounded-pill after:absolute after:inset-x-0 after:-inset-y-2.25"
      >
        <VerifiedBadge onCard opens={`qué revisamos de ${nombre}`} />
      </Link>
      {isOpen && popover && (
        <popover.CredentialsPopover slug={slug} nombre={nombre} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

interface NextFreeSlotProps {
  slot: Slot | null
  today: string
}

/** The first hour that can be booked, in the lower right corner of a card. */
function NextFreeSlot({ slot, today }: NextFreeSlotProps) {
  if (!slot)
    return (
      <p className="ml-auto shrink-0 text-right">
        <span className="block text-support text-ink-600">Agenda</span>
        <span className="block text-label/6 font-bold text-ink-600">Sin horas libres</span>
      </p>
    )
  return (
    <p className="ml-auto shrink-0 text-right">
      <span className="flex items-center justify-end gap-2 text-support text-ink-600">
        <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 fill-[#1F9D5B]">
          <circle cx="4" cy="4" r="4" />
        </svg>
        Libre
      </span>
      <span className="block text-label/6 font-bold text-green-700">
        {nearDayText(slot.date, today)} {hourText(slot.hour)}
      </span>
    </p>
  )
}

/** D44: in the place of the first free hour. */
function NotReceiving() {
  return (
    <p className="ml-auto shrink-0 text-right">
      <span className="block text-support text-ink-600">Por ahora</span>
      <span className="flex items-center justify-end gap-1.5 text-label/6 font-bold text-slate-700">
        <Icon of="calendar-x" size={16} />
        No disponible
      </span>
    </p>
  )
}
