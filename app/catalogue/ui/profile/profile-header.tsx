import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ProfileTrust } from '#catalogue/domain/profile-trust.ts'
import { ProfileMenu } from '#catalogue/ui/profile/profile-menu.tsx'
import { Initials, Photo, tintOf } from '#platform/ui/basics/avatar.tsx'
import { VerifiedBadge } from '#platform/ui/basics/badge.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { experienceText, ratingText, reviewCountText } from '#platform/wording/counts.ts'
import { isLongName, technicianName } from '#platform/wording/person-names.ts'
import { placeText } from '#platform/wording/place.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import { badgesOf, type PublicTechnician } from '#technicians/domain/technician.ts'
import { FlagBadge } from '#technicians/ui/flag-badge.tsx'
import { TRADE_LOOKS } from '#technicians/ui/trade-looks.ts'
import { CREDENTIALS_ID } from '#technicians/wording/technician-paths.ts'
import type { Reputation } from '#visits/domain/reputation.ts'
import {
  acceptedText,
  answerTimeText,
  attendanceText,
  completedVisitsText,
} from '#visits/wording/reputation.ts'

interface ProfileCoverProps {
  especialidades: readonly string[]
  /** Beside the way back. */
  children?: ReactNode
}

export function ProfileCover({ especialidades, children }: ProfileCoverProps) {
  return (
    <div className={`on-dark h-30 md:h-49 ${coverPattern(especialidades)}`}>
      <div className="container-page flex items-start justify-between gap-2 pt-3">
        <BackToCatalogue />
        {children}
      </div>
    </div>
  )
}

interface ProfileHeaderProps {
  technician: PublicTechnician
  trust: ProfileTrust
  /** The address of the published profile; null in previews. */
  url: string | null
}

export function ProfileHeader({ technician, trust, url }: ProfileHeaderProps) {
  const { fotoURL, verificado, slug, ciudad, barrio, aniosExperiencia, especialidades } = technician
  const [zone, ...otherZones] = technician.zonasCobertura
  const nombre = technicianName(technician.nombre)
  const experience = experienceText(aniosExperiencia)
  return (
    <header className="relative flex flex-wrap gap-x-3.5 md:flex-nowrap md:items-start md:gap-x-7">
      <div className="-mt-14 md:-mt-[2.625rem]">
        <ProfilePortrait nombre={nombre} fotoURL={fotoURL} />
      </div>
      <div className="flex min-w-0 flex-1 basis-30 flex-col items-start justify-end gap-1.5 pb-1 md:hidden">
        {verificado && <ProfileBadge hasCredentials={trust.credentials.length > 0} />}
        <RatingSummary technician={technician} />
      </div>
      <div className="mt-3 min-w-0 flex-1 basis-full md:mt-6 md:basis-auto">
        <div className="flex items-start justify-between gap-3">
          <h1
            className={`min-w-0 type-h1-beside break-words ${isLongName(nombre) ? 'max-md:text-20/6.5' : 'max-md:text-26'}`}
          >
            <bdi>{nombre}</bdi>
          </h1>
          {url && <ProfileMenu nombre={nombre} slug={slug} url={url} />}
        </div>
        {verificado && (
          <div className="mt-1 hidden md:block">
            <ProfileBadge hasCredentials={trust.credentials.length > 0} />
          </div>
        )}
        <ul className="mt-1.5 flex flex-wrap gap-x-2.5 text-ink-600 max-md:text-support/5.5 md:gap-x-5 md:gap-y-1">
          <Fact icon="map-pin">{placeText(ciudad, barrio, ', ')}</Fact>
          {experience && <Fact icon="award">{experience}</Fact>}
          {zone && otherZones.length === 0 && <Fact icon="navigation">Cobertura: {zone}</Fact>}
        </ul>
        <div className="mt-1.5 hidden md:block">
          <RatingSummary technician={technician} />
        </div>
        {especialidades.length > 0 && (
          // On phones one row, so that the free hours are on the first screen.
          // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scroller must be reachable from the keyboard.
          <ul
            aria-label="Especialidades"
            tabIndex={0}
            className="-mx-(--gutter) mt-2 flex gap-1.5 overflow-x-auto px-(--gutter) [scrollbar-width:none] md:mx-0 md:mt-3 md:flex-wrap md:overflow-visible md:px-0"
          >
            {especialidades.map(specialty => (
              <li
                key={specialty}
                className="flex min-h-8 items-center rounded-8 bg-paper-100 px-3 text-label font-semibold text-ink-700 max-md:shrink-0 md:max-w-full md:min-w-0"
              >
                {specialty}
              </li>
            ))}
          </ul>
          // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above.
        )}
      </div>
    </header>
  )
}

/** Leads to the section 'Qué verificamos'; plain where no check is recorded. */
function ProfileBadge({ hasCredentials }: { hasCredentials: boolean }) {
  if (!hasCredentials) return <VerifiedBadge />
  return (
    <a
      href={`#${CREDENTIALS_ID}`}
      className="relative inline-flex rounded-pill after:absolute after:inset-x-0 after:-inset-y-2.25"
    >
      <VerifiedBadge opens="qué revisamos" />
    </a>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-1 md:gap-2">
      <Icon of={icon} size={17} className="mt-0.75 md:mt-1" />
      {children}
    </li>
  )
}

function RatingSummary({ technician }: { technician: PublicTechnician }) {
  const { ratingPromedio, resenasCount } = technician
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <Icon of="star" size={20} className="fill-primary-500 stroke-primary-500" />
      <span className="text-20 font-extrabold">
        <span className="sr-only">Calificación: </span>
        {ratingText(ratingPromedio, resenasCount)}
      </span>
      <a href="#resenas" className="text-ink-600 hover:underline">
        {reviewCountText(resenasCount)}
      </a>
      {badgesOf(technician).map(flag => (
        <span key={flag} className="md:ml-1.5">
          <FlagBadge of={flag} />
        </span>
      ))}
    </p>
  )
}

interface ProfilePortraitProps {
  nombre: string
  fotoURL: string | null
}

const FRAME =
  'block overflow-hidden rounded-[4rem_4rem_0.875rem_0.875rem] h-[min(8.5625rem,42.8vw)] w-[min(8rem,40vw)] shrink-0 border-[5px] border-paper-50 bg-paper-50 md:h-[13.25rem] md:w-[12rem] md:border-6 md:rounded-[6rem_6rem_1.25rem_1.25rem]'

/** The photo in a tall arch. The initials lie behind it and are seen when it cannot be loaded. */
export function ProfilePortrait({ nombre, fotoURL }: ProfilePortraitProps) {
  return (
    <span className={FRAME} {...(fotoURL && { role: 'img', 'aria-label': `Foto de ${nombre}` })}>
      <span className={`relative grid size-full place-items-center ${tintOf(nombre)}`}>
        <Initials name={nombre} className="text-44 tracking-[-0.03em] md:text-64" />
        {fotoURL && (
          <Photo
            src={photoAt(fotoURL, 288, 288)}
            srcSet={photoSources(fotoURL, 'square')}
            sizes="(width >= 56.25rem) 13.25rem, 8.5625rem"
            width={256}
            height={256}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
    </span>
  )
}

/** Under the header; on phones after the free hours. Nobody waits for the answer of who confirms at once. */
export function ReputationFacts({ reputation, isInstant }: { reputation: Reputation; isInstant: boolean }) {
  const { acceptedOfTen, completed, attendance } = reputation
  const answerMinutes = isInstant ? null : reputation.answerMinutes
  if (answerMinutes === null && acceptedOfTen === null && completed === 0) return null
  return (
    <ul
      aria-label="Cómo trabaja"
      className="mt-5 grid gap-x-6 gap-y-1.5 text-label font-semibold text-ink-800 sm:grid-cols-[auto_auto] sm:justify-start md:col-start-1 md:mt-3.5 md:pl-55"
    >
      {answerMinutes !== null && <ReputationFact icon="timer" text={answerTimeText(answerMinutes)} />}
      {acceptedOfTen !== null && <ReputationFact icon="circle-check" text={acceptedText(acceptedOfTen)} />}
      {completed > 0 && <ReputationFact icon="calendar-check" text={completedVisitsText(completed)} />}
      {attendance && <ReputationFact icon="house" text={attendanceText(attendance)} />}
    </ul>
  )
}

function ReputationFact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon of={icon} size={17} className="mt-0.5 text-petrol-600" />
      {text}
    </li>
  )
}

const CATALOGUE = '/tecnicos'

/** Goes back in history when the previous page is the catalogue (keeping its position), else links to the catalogue. */
function BackToCatalogue() {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (!isUnmodifiedClick(event) || !cameFromCatalogue()) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link
      to={CATALOGUE}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-petrol-900 pr-4 pl-3 text-label font-bold text-white hover:bg-petrol-800"
    >
      <Icon of="arrow-left" size={16} />
      Volver al catálogo
    </Link>
  )
}

/** False in browsers without the Navigation API. */
function cameFromCatalogue(): boolean {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const index = navigation?.currentEntry?.index ?? 0
  const previousUrl = navigation?.entries()[index - 1]?.url
  return previousUrl != null && new URL(previousUrl).pathname === CATALOGUE
}

function coverPattern(especialidades: readonly string[]): string {
  const [first = ''] = especialidades
  const specialty = specialtyFrom(first)
  return specialty ? TRADE_LOOKS[specialty].cover : 'tile-cover-petal'
}
