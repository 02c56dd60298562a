import type { ReactNode } from 'react'
import { NO_TRUST, type ProfileTrust } from '#catalogue/domain/profile-trust.ts'
import { BookingBar, BookingCard } from '#catalogue/ui/profile/booking-card.tsx'
import { ProfileCover, ProfileHeader } from '#catalogue/ui/profile/profile-header.tsx'
import {
  Certificates,
  Coverage,
  CredentialsSection,
  JobPhotos,
  Licences,
  ProfileSection,
  ServicesList,
} from '#catalogue/ui/profile/profile-sections.tsx'
import { Reviews } from '#catalogue/ui/profile/reviews.tsx'
import { WeeklyHoursChart } from '#catalogue/ui/profile/weekly-hours-chart.tsx'
import { weekdayOf } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { ReportLink } from '#platform/ui/basics/report-link.tsx'
import type { ProfileReview } from '#reviews/domain/public-review.ts'
import type { QualityAverages } from '#reviews/domain/review-rating.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import type { PublicTechnician } from '#technicians/domain/technician.ts'
import { CREDENTIALS_ID } from '#technicians/wording/technician-paths.ts'
import { credentialsSummaryText } from '#verification/wording/credential-texts.ts'

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
}

/** Section 2, public profile. On a phone the booking card follows the name and the booking bar is sticky. */
export function ProfileView(props: ProfileViewProps) {
  const { technician, trust = NO_TRUST, days, today } = props
  return (
    <>
      <ProfileCover especialidades={technician.especialidades} />
      <div className="container-page md:grid md:grid-cols-[minmax(0,1fr)_21.25rem] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_22.75rem] lg:gap-x-14">
        <ProfileHeader technician={technician} trust={trust} />
        <aside aria-label="Reservar" className="mt-5 md:col-start-2 md:row-span-2 md:row-start-1 md:-mt-16">
          <div className="md:sticky md:top-14">
            <BookingCard technician={technician} days={days} today={today} />
            <TrustSignals verificado={technician.verificado} credentials={trust.credentials.length} />
          </div>
        </aside>
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
          <p className="max-w-[46rem] text-[1.0625rem]/7 whitespace-pre-line text-ink-800 md:text-[1.125rem]/7">
            {bioCorta}
          </p>
        </ProfileSection>
      )}
      <CredentialsSection credentials={trust.credentials} />
      {servicios.length > 0 && (
        <ProfileSection title="Servicios y tarifas">
          <ServicesList services={servicios} technician={technician} />
        </ProfileSection>
      )}
      <JobPhotos photos={trust.jobPhotos} />
      <div className="gap-x-8 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {certificaciones.length > 0 && <Certificates names={certificaciones} />}
        {licencias.length > 0 && <Licences licences={licencias} />}
      </div>
      {zonasCobertura.length > 0 && <Coverage zones={zonasCobertura} />}
      <ProfileSection title="Disponibilidad">
        {technician.disponibilidadTxt && <p className="mb-3 text-ink-600">{technician.disponibilidadTxt}</p>}
        <WeeklyHoursChart hours={technician.horarios} weekday={weekdayOf(today)} />
      </ProfileSection>
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
      <div className="mt-6 border-t border-paper-200 pt-2">
        <ReportLink kind="technician" id={technician.slug} label="Reportar este perfil" />
      </div>
    </>
  )
}

interface TrustSignalsProps {
  verificado: boolean
  /** How many valid credentials the profile shows. */
  credentials: number
}

/** Claims beside the booking card; only ones that the product keeps. */
function TrustSignals({ verificado, credentials }: TrustSignalsProps) {
  return (
    <ul className="hidden gap-4.5 px-6 pt-7 md:grid">
      {verificado && (
        <Signal
          icon="badge-check"
          title="Perfil verificado"
          text={
            credentials === 0 ? (
              'Revisado por el equipo de TecniYa'
            ) : (
              <a
                href={`#${CREDENTIALS_ID}`}
                className="relative after:absolute after:-inset-x-1 after:-inset-y-3 hover:underline"
              >
                {credentialsSummaryText(credentials)}
              </a>
            )
          }
        />
      )}
      <Signal icon="star" title="Reseñas de clientes reales" text="Solo opina quien recibió el servicio" />
      <Signal icon="shield-check" title="Con garantía" text="Ley 1480: si queda mal, se arregla" />
    </ul>
  )
}

function Signal({ icon, title, text }: { icon: IconName; title: string; text: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5">
      <Icon of={icon} size={22} className="text-petrol-600" />
      <div>
        <p className="text-label font-bold">{title}</p>
        <p className="text-support text-ink-600">{text}</p>
      </div>
    </li>
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
