import type { ReactNode } from 'react'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { moderationVersion, type UndoableAct } from '#moderation/domain/moderation-act.ts'
import { technicianActsOn, technicianRefusal } from '#moderation/domain/moderation-rules.ts'
import {
  type BookingFigures,
  countOpen,
  type DossierAccount,
  type DossierCase,
  type DossierReport,
  type ReviewFigures,
} from '#moderation/domain/person-dossier.ts'
import { AdminJobPhotos } from '#moderation/ui/dossier/admin-job-photos.tsx'
import type { CredentialAnswer } from '#moderation/ui/dossier/credential-decision.tsx'
import { CredentialRow } from '#moderation/ui/dossier/credential-row.tsx'
import {
  BookingFiguresCard,
  CasesCard,
  DossierCard,
  DossierCardLink,
  LicencesCard,
  ReviewsCard,
} from '#moderation/ui/dossier/dossier-cards.tsx'
import {
  DeletionRequestBadge,
  type DossierAct,
  DossierActs,
  DossierHeader,
  OpenReportsBadge,
} from '#moderation/ui/dossier/dossier-header.tsx'
import { ChecklistSummary, PublicCard } from '#moderation/ui/dossier/public-card.tsx'
import { ReportsCard } from '#moderation/ui/dossier/reports-card.tsx'
import { TrailCard } from '#moderation/ui/trail-list.tsx'
import type { TechnicianAct, TrailEntry } from '#platform/domain/acts.ts'
import { userDossierPath } from '#platform/domain/panel-paths.ts'
import { Badge, VerifiedBadge } from '#platform/ui/basics/badge.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { technicianName } from '#platform/wording/person-names.ts'
import type { OwnJobPhoto } from '#technicians/domain/job-photo.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import { technicianStatus } from '#technicians/domain/technician-moderation.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'
import type { DossierCredential } from '#verification/domain/admin-credentials.ts'

export interface TechnicianDossierViewProps {
  technician: DossierTechnician & Pick<Technician, 'uid' | 'nombre' | 'telefono' | 'fotoURL' | 'licencias'>
  account: DossierAccount
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  card: CatalogueCard | null
  missing: readonly ChecklistPoint[]
  mayVerify: boolean
  credentials: readonly DossierCredential[]
  counted: { readonly valid: number; readonly asked: number }
  deciders: Readonly<Record<string, string>>
  phoneConfirmedOn: string | null
  reviews: ReviewFigures
  bookings: BookingFigures
  answers: { readonly answerMinutes: number | null; readonly acceptedOfTen: number | null }
  reports: readonly DossierReport[]
  cases: readonly DossierCase[]
  trail: readonly TrailEntry[]
  path: string
  refusal: CredentialAnswer | null
  feedback: ReactNode
  jobPhotos: readonly OwnJobPhoto[]
  undoable: UndoableAct | null
}

export function TechnicianDossierView(props: TechnicianDossierViewProps) {
  const { technician, account, today, path, credentials, counted, mayVerify } = props
  const name = technicianName(technician.nombre)
  const isDeleted = technician.deletedAt !== null
  return (
    <>
      <DossierHeader
        name={name}
        account={account}
        telefono={technician.telefono}
        fotoURL={technician.fotoURL}
        back={{ to: '/admin', text: 'Técnicos' }}
        badges={
          <TechnicianBadges
            technician={technician}
            account={account}
            openReports={countOpen(props.reports)}
          />
        }
        acts={
          <DossierActs
            kind="technician"
            uid={technician.uid}
            name={name}
            acts={technicianDossierActs(technician, account, mayVerify)}
            action={path}
            seen={moderationVersion(technician)}
          />
        }
      />
      <div className="mt-4 grid gap-3 empty:hidden">
        {props.feedback}
        {technician.verificado && !mayVerify && (
          <Message kind="warning">
            Verificado sin cédula registrada. La insignia es de antes de que se guardaran las revisiones.
          </Message>
        )}
      </div>
      <div className="mt-6 grid gap-5 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 content-start gap-5 max-lg:order-last">
          <PublicCard card={props.card} today={today} profilePath={`${path}/perfil`} />
          <ChecklistSummary missing={props.missing} />
          <ReviewsCard title="Reseñas" figures={props.reviews} />
          <LicencesCard licences={technician.licencias} today={today} />
          <DossierCard
            title="Cuenta"
            aside={<DossierCardLink to={userDossierPath(technician.uid)}>Abrir cuenta</DossierCardLink>}
          >
            <p className="text-support text-ink-600">
              {account.deletedAt ? 'Eliminada.' : account.blocked ? 'Bloqueada.' : 'Activa.'} Lo que hace como
              cliente está en su cuenta.
            </p>
          </DossierCard>
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <DossierCard
            title="Revisiones"
            aside={
              <span className="text-support text-ink-600">
                {counted.valid} de {counted.asked} al día
              </span>
            }
          >
            <ul>
              {credentials.map(({ kind, credential }) => (
                <CredentialRow
                  key={credential?.id ?? kind}
                  kind={kind}
                  credential={credential}
                  today={today}
                  deciders={props.deciders}
                  phoneConfirmedOn={props.phoneConfirmedOn}
                  action={path}
                  refusal={props.refusal?.credential === String(credential?.id) ? props.refusal : null}
                  readOnly={isDeleted}
                />
              ))}
            </ul>
          </DossierCard>
          <div className="grid gap-5 md:grid-cols-2">
            <BookingFiguresCard
              title="Reservas"
              figures={props.bookings}
              answers={props.answers}
              to={`${path}/reservas`}
            />
            <ReportsCard
              title="Reportes"
              reports={props.reports}
              today={today}
              names="reporter"
              empty="No hay reportes abiertos."
            />
          </div>
          <CasesCard cases={props.cases} today={today} />
          {props.jobPhotos.length > 0 && (
            <DossierCard title="Trabajos hechos">
              <AdminJobPhotos photos={props.jobPhotos} />
            </DossierCard>
          )}
          <TrailCard
            kind="technician"
            uid={technician.uid}
            entries={props.trail}
            undoable={props.undoable}
            path={path}
          />
        </div>
      </div>
    </>
  )
}

type DossierTechnician = Pick<Technician, 'publicado' | 'estado' | 'verificado' | 'deletedAt'>

interface TechnicianBadgesProps {
  technician: DossierTechnician
  account: DossierAccount
  openReports: number
}

function TechnicianBadges({ technician, account, openReports }: TechnicianBadgesProps) {
  return (
    <>
      {technician.deletedAt ? (
        <Badge tone="slate" icon="trash">
          Eliminado
        </Badge>
      ) : (
        <ProfileBadge state={technicianStatus(technician)} />
      )}
      {technician.verificado ? (
        <VerifiedBadge />
      ) : (
        <Badge tone="slate" icon="badge-check">
          Sin verificar
        </Badge>
      )}
      {(account.blocked || account.deletedAt) && (
        <Badge tone="red" icon="ban">
          {account.deletedAt ? 'Cuenta eliminada' : 'Cuenta bloqueada'}
        </Badge>
      )}
      <DeletionRequestBadge requestedAt={account.deletionRequestedAt} />
      <OpenReportsBadge count={openReports} />
    </>
  )
}

/** The badge first. */
const DOSSIER_ACTS: readonly TechnicianAct[] = [
  'verify',
  'unverify',
  'publish',
  'review',
  'block',
  'restore',
  'delete',
]

function technicianDossierActs(
  profile: DossierTechnician,
  account: DossierAccount,
  isIdentified: boolean,
): DossierAct[] {
  const facts = {
    profile,
    isIdentified,
    isAccountBarred: isUserBarred(account),
    isAccountDeleted: account.deletedAt !== null,
  }
  const offered = technicianActsOn(profile)
  return DOSSIER_ACTS.filter(act => offered.includes(act)).map(act => ({
    act,
    refusal: technicianRefusal(act, facts),
  }))
}
