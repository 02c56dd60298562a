import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { roleFrom } from '#accounts/domain/role.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { userActsOn, userRefusal } from '#moderation/domain/moderation-rules.ts'
import { countOpen, type DossierAccount, type DossierReport } from '#moderation/domain/person-dossier.ts'
import {
  BookingFiguresCard,
  CasesCard,
  DossierCard,
  DossierCardLink,
  ReviewsFold,
} from '#moderation/ui/dossier/dossier-cards.tsx'
import { type DossierFacts, DossierFrame } from '#moderation/ui/dossier/dossier-frame.tsx'
import {
  DeletionRequestBadge,
  type DossierAct,
  OpenReportsBadge,
} from '#moderation/ui/dossier/dossier-header.tsx'
import { Fold } from '#moderation/ui/dossier/fold.tsx'
import { MissedVisitsCard } from '#moderation/ui/dossier/missed-visits-card.tsx'
import { ReportsCard } from '#moderation/ui/dossier/reports-card.tsx'
import { AccountStateBadge } from '#moderation/ui/list-parts.tsx'
import type { ModerationAnswer } from '#moderation/ui/moderation-answer.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'

interface UserDossierViewProps extends DossierFacts {
  hasProfile: boolean
  /** The viewer's own account cannot be blocked or deleted. */
  isOwn: boolean
  /** Reports about this person, and by this person. */
  reported: readonly DossierReport[]
  reporting: readonly DossierReport[]
  answer: ModerationAnswer | undefined
}

export function UserDossierView(props: UserDossierViewProps) {
  const { account, today, isOwn } = props
  const name = account.name || account.email
  const acts = userDossierActs(account, isOwn)
  const isReported = countOpen(props.reported) > 0
  const reported = (
    <ReportsCard
      title="Reportes que recibió"
      reports={props.reported}
      today={today}
      names="reporter"
      empty="Nadie ha reportado esta cuenta."
    />
  )
  return (
    <DossierFrame
      facts={props}
      kind="user"
      uid={account.uid}
      name={name}
      telefono={account.telefono}
      fotoURL={null}
      path={userDossierPath(account.uid)}
      badges={<Badges account={account} reported={props.reported} />}
      acts={acts}
      first={acts.map(({ act }) => act)}
      seen={moderationVersion(account)}
      answer={props.answer}
      columnsClassName="mt-5 gap-3.5"
      trailClassName={LAST_ROW}
      left={
        <>
          {props.hasProfile && (
            <DossierCard
              title="Perfil de técnico"
              aside={<DossierCardLink to={technicianDossierPath(account.uid)}>Abrir ficha</DossierCardLink>}
            >
              <p className="text-support text-ink-600">
                Sus revisiones y visitas como técnico están en su ficha.
              </p>
            </DossierCard>
          )}
          <BookingFiguresCard title="Reservas como cliente" figures={props.bookings} />
          <ReviewsFold title="Reseñas que escribió" figures={props.reviews} className={FIRST_ROW} />
        </>
      }
      right={
        <>
          <div className="contents gap-5 lg:grid lg:grid-cols-2">
            {isReported ? (
              <div id="reportes" className="scroll-mt-32 max-lg:order-first">
                {reported}
              </div>
            ) : (
              <Fold
                id="reportes"
                icon="flag"
                title="Reportes que recibió"
                state={countText(props.reported)}
                className={ROW}
              >
                {reported}
              </Fold>
            )}
            <Fold
              id="reportes-hechos"
              icon="flag"
              title="Reportes que hizo"
              state={countText(props.reporting)}
              className={ROW}
            >
              <ReportsCard
                title="Reportes que hizo"
                reports={props.reporting}
                today={today}
                names="subject"
                empty="No ha reportado a nadie."
              />
            </Fold>
          </div>
          <CasesCard cases={props.cases} of="client" today={today} />
          <MissedVisitsCard visits={props.missedVisits} of="client" today={today} />
        </>
      }
    />
  )
}

/** On narrow screens the last topics are the rows of one card: they take back the gap between cards and share their lines. */
const FIRST_ROW = 'max-lg:order-2 max-lg:rounded-t-16'
const ROW = 'max-lg:order-3 max-lg:-mt-[calc(0.875rem+1px)]'
const LAST_ROW = `${ROW} max-lg:rounded-b-16`

const countText = (reports: readonly DossierReport[]) =>
  reports.length === 0 ? 'Ninguno' : String(reports.length)

function Badges({ account, reported }: Pick<UserDossierViewProps, 'account' | 'reported'>) {
  return (
    <>
      <RoleBadge role={roleFrom(account.role)} />
      {account.deletedAt ? (
        <>
          <Badge tone="slate" icon="trash">
            Eliminada
          </Badge>
          <DeletionRequestBadge requestedAt={account.deletionRequestedAt} />
        </>
      ) : (
        <AccountStateBadge blocked={account.blocked} />
      )}
      <OpenReportsBadge count={countOpen(reported)} />
    </>
  )
}

function userDossierActs(account: DossierAccount, isOwn: boolean): DossierAct[] {
  const { blocked, deletedAt } = account
  const facts = { account: { blocked, deletedAt }, isAdmin: roleFrom(account.role) === 'admin', isOwn }
  return userActsOn(facts.account).map(act => ({ act, refusal: userRefusal(act, facts) }))
}
