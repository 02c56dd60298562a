import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { cardActs, dossierActs } from '#moderation/domain/act-places.ts'
import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { technicianRefusal } from '#moderation/domain/moderation-rules.ts'
import {
  countOpen,
  type DossierAccount,
  type DossierReport,
  unsettledSilences,
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
  ReviewsFold,
} from '#moderation/ui/dossier/dossier-cards.tsx'
import { type DossierFacts, DossierFrame } from '#moderation/ui/dossier/dossier-frame.tsx'
import type { DossierAct } from '#moderation/ui/dossier/dossier-header.tsx'
import { Fold } from '#moderation/ui/dossier/fold.tsx'
import { MissedVisitsCard } from '#moderation/ui/dossier/missed-visits-card.tsx'
import { ChecklistSummary, PublicCard } from '#moderation/ui/dossier/public-card.tsx'
import { ReportsCard } from '#moderation/ui/dossier/reports-card.tsx'
import { TechnicianAnchors } from '#moderation/ui/dossier/technician-anchors.tsx'
import {
  CredentialsState,
  type DossierTechnician,
  TechnicianBadges,
} from '#moderation/ui/dossier/technician-badges.tsx'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.tsx'
import { KEEP_PUBLISHED_LABEL } from '#moderation/wording/moderation.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { technicianName } from '#platform/wording/person-names.ts'
import type { OwnJobPhoto } from '#technicians/domain/job-photo.ts'
import { CHECKLIST_POINTS, type ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import type { DossierCredential } from '#verification/domain/admin-credentials.ts'

interface TechnicianDossierViewProps extends DossierFacts {
  technician: DossierTechnician & Pick<Technician, 'uid' | 'nombre' | 'telefono' | 'fotoURL' | 'licencias'>
  card: CatalogueCard | null
  missing: readonly ChecklistPoint[]
  mayVerify: boolean
  credentials: readonly DossierCredential[]
  /** Of the credentials that are listed. */
  counted: { readonly valid: number; readonly listed: number }
  deciders: Readonly<Record<string, string>>
  phoneConfirmedOn: string | null
  answers: { readonly answerMinutes: number | null; readonly acceptedOfTen: number | null }
  reports: readonly DossierReport[]
  answer: CredentialAnswer | ModerationAnswer | undefined
  jobPhotos: readonly OwnJobPhoto[]
}

export function TechnicianDossierView(props: TechnicianDossierViewProps) {
  const { technician, account, today, credentials, mayVerify, answer } = props
  const path = technicianDossierPath(technician.uid)
  const refusal = answer && 'credential' in answer ? answer : null
  const name = technicianName(technician.nombre)
  const openReports = countOpen(props.reports)
  const publicCardTitle = technician.publicado ? 'Así lo ve el público' : 'Así quedaría en público'
  const accountState = account.deletedAt ? 'Eliminada' : account.blocked ? 'Bloqueada' : 'Activa'
  const reports = (
    <ReportsCard
      title="Reportes"
      reports={props.reports}
      today={today}
      names="reporter"
      empty="No hay reportes abiertos."
      wide={openReports > 0}
    />
  )
  const accountCard = (
    <Fold id="cuenta" icon="user" title="Cuenta" state={accountState} className={ROW}>
      <DossierCard
        title="Cuenta"
        aside={<DossierCardLink to={userDossierPath(technician.uid)}>Abrir cuenta</DossierCardLink>}
      >
        <p className="text-support text-ink-600">
          {accountState}. Lo que hace como cliente está en su cuenta.
        </p>
      </DossierCard>
    </Fold>
  )
  return (
    <DossierFrame
      facts={props}
      kind="technician"
      uid={technician.uid}
      name={name}
      telefono={technician.telefono}
      fotoURL={technician.fotoURL}
      path={path}
      badges={
        <TechnicianBadges
          technician={technician}
          account={account}
          openReports={openReports}
          silences={unsettledSilences(props.cases)}
        />
      }
      acts={technicianDossierActs(technician, account, mayVerify)}
      first={cardActs(technician, mayVerify).first}
      seen={moderationVersion(technician)}
      answer={answer && !('credential' in answer) ? answer : undefined}
      warning={
        technician.verificado &&
        !mayVerify && (
          <Message kind="warning">
            Verificado sin cédula registrada. La insignia es de antes de que se guardaran las revisiones.
          </Message>
        )
      }
      anchors={<TechnicianAnchors {...props} />}
      columnsClassName="mt-3"
      trailClassName={LAST_ROW}
      left={
        <>
          <Fold
            id="publico"
            icon="eye"
            title={publicCardTitle}
            state="Ver tarjeta"
            className={openReports > 0 ? FIRST_ROW : ROW}
          >
            <PublicCard
              title={publicCardTitle}
              card={props.card}
              today={today}
              profilePath={`${path}/perfil`}
            />
          </Fold>
          <Fold
            id="perfil"
            icon="circle-check"
            title={props.missing.length === 0 ? 'Perfil completo' : 'Perfil incompleto'}
            state={`${CHECKLIST_POINTS.length - props.missing.length} de ${CHECKLIST_POINTS.length}`}
            className={ROW}
          >
            <ChecklistSummary missing={props.missing} />
          </Fold>
          <ReviewsFold title="Reseñas" figures={props.reviews} className={ROW} />
          {technician.licencias.length > 0 && (
            <Fold
              id="licencias"
              icon="award"
              title="Licencias que declara"
              state={String(technician.licencias.length)}
              className={ROW}
            >
              <LicencesCard licences={technician.licencias} today={today} />
            </Fold>
          )}
          {openReports > 0 && accountCard}
        </>
      }
      right={
        <>
          {openReports > 0 && (
            <div id="reportes" className="scroll-mt-32 max-lg:order-1">
              {reports}
            </div>
          )}
          <div
            id="revisiones"
            className={`scroll-mt-32 max-lg:order-2 ${openReports > 0 ? 'max-lg:mt-3.5' : ''}`}
          >
            <DossierCard
              title="Revisiones"
              aside={<CredentialsState credentials={credentials} counted={props.counted} />}
            >
              {/* The icons stand in the middle of the column of documents, if there is any. */}
              <ul className="group/credentials lg:-my-2">
                {credentials.map(({ kind, credential }) => (
                  <CredentialRow
                    key={credential?.id ?? kind}
                    kind={kind}
                    credential={credential}
                    today={today}
                    deciders={props.deciders}
                    phoneConfirmedOn={props.phoneConfirmedOn}
                    action={path}
                    refusal={refusal?.credential === String(credential?.id) ? refusal : null}
                    readOnly={technician.deletedAt !== null}
                  />
                ))}
              </ul>
            </DossierCard>
          </div>
          <div className={`contents gap-5 lg:grid ${openReports > 0 ? '' : 'lg:grid-cols-2'}`}>
            <div id="reservas" className="scroll-mt-32 max-lg:order-3 max-lg:mt-3.5">
              <BookingFiguresCard
                title="Reservas"
                figures={props.bookings}
                answers={props.answers}
                to={`${path}/reservas`}
              />
            </div>
            {openReports === 0 && (
              <div className="contents min-w-0 grid-rows-[auto_1fr] gap-5 lg:grid">
                <Fold
                  id="reportes"
                  icon="flag"
                  title="Reportes"
                  state="Ninguno abierto"
                  className={FIRST_ROW}
                >
                  {reports}
                </Fold>
                {accountCard}
              </div>
            )}
          </div>
          {props.cases.length > 0 && (
            <div className="max-lg:order-4 max-lg:mt-3.5">
              <CasesCard cases={props.cases} of="technician" today={today} />
            </div>
          )}
          {props.missedVisits.length > 0 && (
            <div className="max-lg:order-4 max-lg:mt-3.5">
              <MissedVisitsCard visits={props.missedVisits} of="technician" today={today} />
            </div>
          )}
          {props.jobPhotos.length > 0 && (
            <Fold
              id="trabajos"
              icon="image"
              title="Trabajos hechos"
              state={String(props.jobPhotos.length)}
              className={ROW}
            >
              <DossierCard title="Trabajos hechos">
                <AdminJobPhotos photos={props.jobPhotos} />
              </DossierCard>
            </Fold>
          )}
        </>
      }
    />
  )
}

/** On narrow screens the last topics are the rows of one card, whatever their column is on wide ones. */
const ROW = 'max-lg:order-7 max-lg:-mt-px'
const FIRST_ROW = 'max-lg:order-6 max-lg:mt-3.5 max-lg:rounded-t-16'
const LAST_ROW = 'max-lg:order-8 max-lg:-mt-px max-lg:rounded-b-16'

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
  const publish = profile.publicado ? KEEP_PUBLISHED_LABEL : undefined
  return dossierActs(profile).map(act => ({
    act,
    label: act === 'publish' ? publish : undefined,
    refusal: technicianRefusal(act, facts),
  }))
}
