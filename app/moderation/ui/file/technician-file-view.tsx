import type { ReactNode } from 'react'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import {
  type BookingFigures,
  type FileAccount,
  type FileCase,
  type FileReport,
  type ReviewFigures,
  userFilePath,
} from '#moderation/domain/file.ts'
import { moderationVersion } from '#moderation/domain/moderation-version.ts'
import type { UndoableAct } from '#moderation/domain/undo.ts'
import { AdminJobPhotos } from '#moderation/ui/admin-job-photos.tsx'
import { BookingFiguresCard } from '#moderation/ui/file/booking-figures.tsx'
import { CasesCard } from '#moderation/ui/file/cases-card.tsx'
import type { CheckAnswer } from '#moderation/ui/file/check-answer.ts'
import { CheckRow } from '#moderation/ui/file/check-row.tsx'
import { FileActs } from '#moderation/ui/file/file-acts.tsx'
import { FileCard, FileCardLink } from '#moderation/ui/file/file-card.tsx'
import { FileHeader } from '#moderation/ui/file/file-header.tsx'
import { LicencesCard } from '#moderation/ui/file/licences-card.tsx'
import { ChecklistSummary, PublicCard } from '#moderation/ui/file/public-card.tsx'
import { ReportsCard } from '#moderation/ui/file/reports-card.tsx'
import { ReviewsCard } from '#moderation/ui/file/reviews-card.tsx'
import { technicianActs } from '#moderation/ui/file/technician-acts.ts'
import { type FileTechnician, TechnicianBadges } from '#moderation/ui/file/technician-badges.tsx'
import { TrailCard } from '#moderation/ui/file/trail-card.tsx'
import type { TrailLine } from '#platform/domain/acts.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { technicianName } from '#platform/wording/technician-name.ts'
import type { OwnJobPhoto } from '#technicians/domain/job-photo.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import type { FileCheck } from '#verification/domain/file-checks.ts'

export interface TechnicianFileViewProps {
  technician: FileTechnician & Pick<Technician, 'uid' | 'nombre' | 'telefono' | 'fotoURL' | 'licencias'>
  account: FileAccount
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  card: CatalogueCard | null
  missing: readonly ChecklistPoint[]
  mayVerify: boolean
  checks: readonly FileCheck[]
  counted: { readonly valid: number; readonly asked: number }
  deciders: Readonly<Record<string, string>>
  phoneConfirmedOn: string | null
  reviews: ReviewFigures
  bookings: BookingFigures
  answers: { readonly answerMinutes: number | null; readonly acceptedOfTen: number | null }
  reports: readonly FileReport[]
  cases: readonly FileCase[]
  trail: readonly TrailLine[]
  path: string
  refusal: CheckAnswer | null
  feedback: ReactNode
  jobPhotos: readonly OwnJobPhoto[]
  undoable: UndoableAct | null
}

export function TechnicianFileView(props: TechnicianFileViewProps) {
  const { technician, account, today, path, checks, counted, mayVerify } = props
  const name = technicianName(technician.nombre)
  const isDeleted = technician.deletedAt !== null
  return (
    <>
      <FileHeader
        name={name}
        account={account}
        telefono={technician.telefono}
        fotoURL={technician.fotoURL}
        back={{ to: '/admin', text: 'Técnicos' }}
        badges={
          <TechnicianBadges technician={technician} account={account} openReports={props.reports.length} />
        }
        acts={
          <FileActs
            kind="technician"
            uid={technician.uid}
            name={name}
            acts={technicianActs(technician, account, mayVerify)}
            action={path}
            seen={moderationVersion(technician)}
            mayDelete={!isDeleted}
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
          <FileCard
            title="Cuenta"
            aside={<FileCardLink to={userFilePath(technician.uid)}>Abrir cuenta</FileCardLink>}
          >
            <p className="text-support text-ink-600">
              {account.deleted ? 'Eliminada.' : account.blocked ? 'Bloqueada.' : 'Activa.'} Lo que hace como
              cliente está en su cuenta.
            </p>
          </FileCard>
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <FileCard
            title="Revisiones"
            aside={
              <span className="text-support text-ink-600">
                {counted.valid} de {counted.asked} al día
              </span>
            }
          >
            <ul>
              {checks.map(({ kind, check }) => (
                <CheckRow
                  key={check?.id ?? kind}
                  kind={kind}
                  check={check}
                  today={today}
                  deciders={props.deciders}
                  phoneConfirmedOn={props.phoneConfirmedOn}
                  action={path}
                  refusal={props.refusal?.check === String(check?.id) ? props.refusal : null}
                  readOnly={isDeleted}
                />
              ))}
            </ul>
          </FileCard>
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
            <FileCard title="Trabajos hechos">
              <AdminJobPhotos photos={props.jobPhotos} />
            </FileCard>
          )}
          <TrailCard
            kind="technician"
            uid={technician.uid}
            lines={props.trail}
            undoable={props.undoable}
            path={path}
          />
        </div>
      </div>
    </>
  )
}
