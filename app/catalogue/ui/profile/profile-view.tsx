import type { ReactNode } from 'react'
import { NO_TRUST, type ProfileTrust } from '#catalogue/domain/profile-trust.ts'
import { BookingBar, BookingCard } from '#catalogue/ui/profile/booking-card.tsx'
import { ProfileCover, ProfileHeader, ReputationFacts } from '#catalogue/ui/profile/profile-header.tsx'
import {
  Certificates,
  Coverage,
  CredentialsSection,
  JobPhotos,
  Licences,
  ProfileSection,
  ServicesList,
  WorkingHours,
} from '#catalogue/ui/profile/profile-sections.tsx'
import { Reviews } from '#catalogue/ui/profile/reviews.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { ProfileReview } from '#reviews/domain/public-review.ts'
import type { QualityAverages } from '#reviews/domain/review-rating.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import type { PublicTechnician } from '#technicians/domain/technician.ts'

export interface ProfileViewProps {
  technician: PublicTechnician
  trust?: ProfileTrust
  days: readonly FreeDay[]
  reviews: readonly ProfileReview[]
  distribution: readonly number[]
  qualities: QualityAverages
  /** How many reviews the next request would show; null when all are shown. */
  moreReviews: number | null
  today: string
  /** The address of the published profile; none in previews. */
  url?: string
  /** Keeps the technician. */
  heart?: ReactNode
}

/** Section 2, public profile. On a phone the booking card follows the name and the booking bar is sticky. */
export function ProfileView(props: ProfileViewProps) {
  const { technician, trust = NO_TRUST, days, today } = props
  return (
    <>
      <ProfileCover especialidades={technician.especialidades}>{props.heart}</ProfileCover>
      <div className="container-page md:grid md:grid-cols-[minmax(0,1fr)_21.25rem] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_22.75rem] lg:gap-x-14">
        <ProfileHeader technician={technician} trust={trust} url={props.url ?? null} />
        <aside aria-label="Reservar" className="mt-3 md:col-start-2 md:row-span-3 md:row-start-1 md:-mt-16">
          <div className="md:sticky md:top-14">
            <BookingCard technician={technician} days={days} today={today} />
            <GuaranteeNote />
          </div>
        </aside>
        <ReputationFacts reputation={trust.reputation} isInstant={technician.confirmaAlInstante} />
        <div className="min-w-0 md:col-start-1">
          <ProfileSections {...props} />
        </div>
      </div>
      <BookingBar technician={technician} />
    </>
  )
}

function ProfileSections(props: ProfileViewProps) {
  const { technician, trust = NO_TRUST, reviews, distribution, qualities, moreReviews, today } = props
  const { bioCorta, servicios, certificaciones, licencias, zonasCobertura } = technician
  return (
    <>
      {bioCorta && (
        <ProfileSection title="Sobre mí">
          <p className="max-w-[46rem] text-17 whitespace-pre-line text-ink-800 md:text-lead/7">{bioCorta}</p>
        </ProfileSection>
      )}
      <CredentialsSection credentials={trust.credentials} />
      {servicios.length > 0 && (
        <ProfileSection title="Servicios y tarifas">
          <ServicesList services={servicios} technician={technician} />
        </ProfileSection>
      )}
      <JobPhotos photos={trust.jobPhotos} />
      <div className="gap-x-8 sm:grid sm:grid-cols-2">
        {certificaciones.length > 0 && <Certificates names={certificaciones} />}
        {zonasCobertura.length > 1 && <Coverage zones={zonasCobertura} />}
        {licencias.length > 0 && <Licences licences={licencias} />}
      </div>
      <WorkingHours hours={technician.horarios} text={technician.disponibilidadTxt} today={today} />
      <ProfileSection title="Reseñas" id="resenas">
        <Reviews
          technician={technician}
          distribution={distribution}
          qualities={qualities}
          reviews={reviews}
          today={today}
          nextCount={moreReviews}
        />
      </ProfileSection>
    </>
  )
}

/** What the product promises and the profile does not say elsewhere. */
function GuaranteeNote() {
  return (
    <p className="hidden items-start gap-3.5 px-6 pt-6 md:flex">
      <Icon of="shield-check" size={22} className="text-petrol-600" />
      <span>
        <span className="block text-label font-bold">Con garantía</span>
        <span className="block text-support text-ink-600">Ley 1480: si queda mal, se arregla</span>
      </span>
    </p>
  )
}

export function ProfileUnavailable() {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="closed-window"
        title="Perfil no disponible"
        text="El técnico no existe o no está publicado."
      >
        <ButtonLink to="/tecnicos" size="large">
          Volver al catálogo
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
