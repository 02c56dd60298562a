import type { ReactNode } from 'react'
import { roleFrom } from '#accounts/domain/role.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { moderationVersion, type UndoableAct } from '#moderation/domain/moderation-act.ts'
import { userActsOn, userRefusal } from '#moderation/domain/moderation-rules.ts'
import {
  type BookingFigures,
  countOpen,
  type DossierAccount,
  type DossierCase,
  type DossierReport,
  type ReviewFigures,
} from '#moderation/domain/person-dossier.ts'
import {
  BookingFiguresCard,
  CasesCard,
  DossierCard,
  DossierCardLink,
  ReviewsCard,
} from '#moderation/ui/dossier/dossier-cards.tsx'
import {
  DeletionRequestBadge,
  type DossierAct,
  DossierActs,
  DossierHeader,
  OpenReportsBadge,
} from '#moderation/ui/dossier/dossier-header.tsx'
import { ReportsCard } from '#moderation/ui/dossier/reports-card.tsx'
import { TrailCard } from '#moderation/ui/trail-list.tsx'
import type { TrailEntry } from '#platform/domain/acts.ts'
import { technicianDossierPath } from '#platform/domain/panel-paths.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'

interface UserDossierViewProps {
  account: DossierAccount
  hasProfile: boolean
  /** The viewer's own account cannot be blocked or deleted. */
  isOwn: boolean
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  bookings: BookingFigures
  reviews: ReviewFigures
  /** Reports about this person, and by this person. */
  reported: readonly DossierReport[]
  reporting: readonly DossierReport[]
  cases: readonly DossierCase[]
  trail: readonly TrailEntry[]
  path: string
  feedback: ReactNode
  undoable: UndoableAct | null
}

export function UserDossierView(props: UserDossierViewProps) {
  const { account, today, isOwn, path } = props
  const name = account.name || account.email
  return (
    <>
      <DossierHeader
        name={name}
        account={account}
        telefono={account.telefono}
        fotoURL={null}
        back={{ to: '/admin?tab=usuarios', text: 'Usuarios' }}
        badges={<Badges account={account} reported={props.reported} />}
        acts={
          <DossierActs
            kind="user"
            uid={account.uid}
            name={name}
            acts={userDossierActs(account, isOwn)}
            action={path}
            seen={moderationVersion(account)}
          />
        }
      />
      <div className="mt-4 empty:hidden">{props.feedback}</div>
      <div className="mt-6 grid gap-5 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 content-start gap-5">
          {props.hasProfile && (
            <DossierCard
              title="Perfil de técnico"
              aside={<DossierCardLink to={technicianDossierPath(account.uid)}>Abrir ficha</DossierCardLink>}
            >
              <p className="text-support text-ink-600">Sus revisiones y visitas como técnico están allá.</p>
            </DossierCard>
          )}
          <BookingFiguresCard title="Reservas como cliente" figures={props.bookings} />
          <ReviewsCard title="Reseñas que escribió" figures={props.reviews} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            <ReportsCard
              title="Reportes que recibió"
              reports={props.reported}
              today={today}
              names="reporter"
              empty="Nadie lo ha reportado."
            />
            <ReportsCard
              title="Reportes que hizo"
              reports={props.reporting}
              today={today}
              names="subject"
              empty="No ha reportado a nadie."
            />
          </div>
          <CasesCard cases={props.cases} today={today} />
          <TrailCard
            kind="user"
            uid={account.uid}
            entries={props.trail}
            undoable={props.undoable}
            path={path}
          />
        </div>
      </div>
    </>
  )
}

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
      ) : account.blocked ? (
        <Badge tone="red" icon="ban">
          Bloqueada
        </Badge>
      ) : (
        <Badge tone="green" icon="circle-check">
          Activa
        </Badge>
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
