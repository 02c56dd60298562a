import type { ReactNode } from 'react'
import type { ProfileTrust } from '#catalogue/domain/profile-trust.ts'
import { BackToCatalogue } from '#catalogue/ui/profile/back-to-catalogue.tsx'
import { coverPattern } from '#catalogue/ui/profile/cover-pattern.ts'
import { ProfilePortrait } from '#catalogue/ui/profile/profile-portrait.tsx'
import { ReputationFacts } from '#catalogue/ui/profile/reputation-facts.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { VerifiedBadge } from '#platform/ui/basics/verified-badge.tsx'
import { experienceText } from '#platform/wording/counts.ts'
import { placeText } from '#platform/wording/place.ts'
import { ratingText, reviewCountText } from '#platform/wording/rating.ts'
import { technicianName } from '#platform/wording/technician-name.ts'
import type { PublicTechnician } from '#technicians/domain/public-technician.ts'
import { CHECKS_ID } from '#technicians/wording/technician-paths.ts'

export function ProfileCover({ especialidades }: { especialidades: readonly string[] }) {
  return (
    <div className={`on-dark h-30 md:h-49 ${coverPattern(especialidades)}`}>
      <div className="container-page pt-3">
        <BackToCatalogue />
      </div>
    </div>
  )
}

interface ProfileHeaderProps {
  technician: PublicTechnician
  trust: ProfileTrust
}

export function ProfileHeader({ technician, trust }: ProfileHeaderProps) {
  const { fotoURL, verificado, ciudad, barrio, aniosExperiencia, especialidades } = technician
  const nombre = technicianName(technician.nombre)
  return (
    <header className="relative flex flex-wrap gap-x-3.5 md:flex-nowrap md:items-start md:gap-x-7">
      <div className="-mt-14 md:-mt-[2.625rem]">
        <ProfilePortrait nombre={nombre} fotoURL={fotoURL} />
      </div>
      <div className="flex min-w-0 flex-1 basis-30 flex-col items-start justify-end gap-1.5 pb-1 md:hidden">
        {verificado && <ProfileBadge hasChecks={trust.checks.length > 0} />}
        <RatingSummary technician={technician} />
      </div>
      <div className="mt-3 min-w-0 basis-full md:mt-6 md:basis-auto">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-[1.875rem]/9 font-extrabold tracking-[-0.03em] md:text-[2.375rem]/11">
            <bdi>{nombre}</bdi>
          </h1>
          {verificado && (
            <span className="hidden md:inline">
              <ProfileBadge hasChecks={trust.checks.length > 0} />
            </span>
          )}
        </div>
        <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-ink-600">
          <Fact icon="map-pin">{placeText(ciudad, barrio, ', ')}</Fact>
          <Fact icon="award">{experienceText(aniosExperiencia)}</Fact>
        </ul>
        <div className="mt-1.5 hidden md:block">
          <RatingSummary technician={technician} />
        </div>
        {especialidades.length > 0 && (
          <ul aria-label="Especialidades" className="mt-3.5 flex flex-wrap gap-1.5 md:mt-3">
            {especialidades.map(specialty => (
              <li
                key={specialty}
                className="flex min-h-8 max-w-full min-w-0 items-center rounded-8 bg-paper-100 px-3 text-label font-semibold text-ink-700"
              >
                {specialty}
              </li>
            ))}
          </ul>
        )}
        <ReputationFacts reputation={trust.reputation} />
      </div>
    </header>
  )
}

/** Leads to the section 'Qué verificamos'; plain where no check is recorded. */
function ProfileBadge({ hasChecks }: { hasChecks: boolean }) {
  if (!hasChecks) return <VerifiedBadge />
  return (
    <a
      href={`#${CHECKS_ID}`}
      className="relative inline-flex rounded-pill after:absolute after:inset-x-0 after:-inset-y-2.25"
    >
      <VerifiedBadge opens="qué revisamos" />
    </a>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon of={icon} size={17} className="mt-1" />
      {children}
    </li>
  )
}

function RatingSummary({ technician: { ratingPromedio, resenasCount } }: { technician: PublicTechnician }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <Icon of="star" size={20} className="fill-mango-500 stroke-mango-500" />
      <span className="text-[1.3125rem]/7 font-extrabold">
        <span className="sr-only">Calificación: </span>
        {ratingText(ratingPromedio, resenasCount)}
      </span>
      <a href="#resenas" className="text-ink-600 hover:underline">
        {reviewCountText(resenasCount)}
      </a>
    </p>
  )
}
