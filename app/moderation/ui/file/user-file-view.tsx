import type { ReactNode } from 'react'
import { roleFrom } from '#accounts/domain/role.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { moderationVersion, type UndoableAct } from '#moderation/domain/moderation-act.ts'
import { userActsOn, userRefusal } from '#moderation/domain/moderation-rules.ts'
import {
  type BookingFigures,
  countOpen,
  type FileAccount,
  type FileCase,
  type FileReport,
  type ReviewFigures,
} from '#moderation/domain/person-file.ts'
import {
  BookingFiguresCard,
  CasesCard,
  FileCard,
  FileCardLink,
  ReviewsCard,
} from '#moderation/ui/file/file-cards.tsx'
import {
  DeletionRequestBadge,
  type FileAct,
  FileActs,
  FileHeader,
  OpenReportsBadge,
} from '#moderation/ui/file/file-header.tsx'
import { ReportsCard } from '#moderation/ui/file/reports-card.tsx'
import { TrailCard } from '#moderation/ui/trail-list.tsx'
import type { TrailLine } from '#platform/domain/acts.ts'
import { technicianFilePath } from '#platform/domain/panel-paths.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'

interface UserFileViewProps {
  account: FileAccount
  hasProfile: boolean
  /** The viewer's own account cannot be blocked or deleted. */
  isOwn: boolean
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  bookings: BookingFigures
  reviews: ReviewFigures
  /** Reports about this person, and by this person. */
  reported: readonly FileReport[]
  reporting: readonly FileReport[]
  cases: readonly FileCase[]
  trail: readonly TrailLine[]
  path: string
  feedback: ReactNode
  undoable: UndoableAct | null
}

export function UserFileView(props: UserFileViewProps) {
  const { account, today, isOwn, path } = props
  const name = account.name || account.email
  return (
    <>
      <FileHeader
        name={name}
        account={account}
        telefono={account.telefono}
        fotoURL={null}
        back={{ to: '/admin?tab=usuarios', text: 'Usuarios' }}
        badges={<Badges account={account} reported={props.reported} />}
        acts={
          <FileActs
            kind="user"
            uid={account.uid}
            name={name}
            acts={userFileActs(account, isOwn)}
            action={path}
            seen={moderationVersion(account)}
          />
        }
      />
      <div className="mt-4 empty:hidden">{props.feedback}</div>
      <div className="mt-6 grid gap-5 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid min-w-0 content-start gap-5">
          {props.hasProfile && (
            <FileCard
              title="Perfil de técnico"
              aside={<FileCardLink to={technicianFilePath(account.uid)}>Abrir ficha</FileCardLink>}
            >
              <p className="text-support text-ink-600">Sus revisiones y visitas como técnico están allá.</p>
            </FileCard>
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
            lines={props.trail}
            undoable={props.undoable}
            path={path}
          />
        </div>
      </div>
    </>
  )
}

function Badges({ account, reported }: Pick<UserFileViewProps, 'account' | 'reported'>) {
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

function userFileActs(account: FileAccount, isOwn: boolean): FileAct[] {
  const { blocked, deletedAt } = account
  const facts = { account: { blocked, deletedAt }, isAdmin: roleFrom(account.role) === 'admin', isOwn }
  return userActsOn(facts.account).map(act => ({ act, refusal: userRefusal(act, facts) }))
}
