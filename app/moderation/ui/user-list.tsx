import { useRef } from 'react'
import { Link } from 'react-router'
import { roleFrom } from '#accounts/domain/role.ts'
import { userAfter } from '#accounts/domain/user-moderation.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { userActsOn, userRefusal } from '#moderation/domain/moderation-rules.ts'
import type { AdminUser } from '#moderation/domain/panel-rows.ts'
import {
  ActButton,
  DeletedBadge,
  EmailText,
  ReportsFlag,
  RowTools,
  TableHead,
  TableRows,
} from '#moderation/ui/list-parts.tsx'
import { useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { USER_ACTS } from '#platform/domain/acts.ts'
import { userDossierPath } from '#platform/domain/panel-paths.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { fullDateText } from '#platform/wording/dates.ts'

interface UserListProps {
  users: readonly AdminUser[]
  /** The viewer's uid. */
  own: string
  action: string
}

export function UserList({ users, own, action }: UserListProps) {
  return (
    <div className="mt-4 lg:overflow-hidden lg:rounded-16 lg:border lg:border-paper-200 lg:bg-white lg:shadow-1">
      <TableHead columns={USER_COLUMNS} titles={['Cuenta', 'Desde', 'Rol', 'Estado']} />
      <TableRows>
        {users.map(user => (
          <UserRow key={user.uid} user={user} own={user.uid === own} action={action} />
        ))}
      </TableRows>
    </div>
  )
}

interface UserRowProps {
  user: AdminUser
  /** The viewer's own account cannot be blocked or deleted. */
  own: boolean
  action: string
}

const USER_COLUMNS =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_12rem_9.5rem_7.5rem_13rem] lg:items-center lg:gap-x-3'

function UserRow({ user, own, action }: UserRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { Form, act } = useModeration('user', user.uid, row)
  const pendingAct = USER_ACTS.find(each => each === act)
  const { blocked, deletedAt } = pendingAct ? userAfter(pendingAct, user, new Date()) : user
  const { uid, email, since, openReports } = user
  const isDeleted = user.deletedAt !== null
  const role = roleFrom(user.role)
  const name = user.name || email
  const facts = { account: { blocked, deletedAt }, isAdmin: role === 'admin', isOwn: own }
  const offered = userActsOn(facts.account).filter(each => userRefusal(each, facts) === null)
  const [first] = offered.filter(each => each !== 'delete')
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={name}
      hidden={act === 'delete' || act === 'restore'}
      className={`relative rounded-16 border border-paper-200 bg-white p-4 shadow-1 lg:rounded-none lg:border-0 lg:border-t lg:px-5 lg:py-3 lg:shadow-none ${USER_COLUMNS}`}
    >
      <div className="flex min-w-0 items-center gap-3 max-lg:pr-12">
        <Avatar name={name} className="size-12 rounded-pill text-support lg:size-11" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-bold wrap-anywhere lg:text-label">
            <Link
              to={userDossierPath(uid)}
              className="hover:text-petrol-600 hover:underline max-lg:-my-2.5 max-lg:py-2.5"
            >
              <bdi>{name}</bdi>
            </Link>
            {own && <span className="font-normal text-ink-600">(tú)</span>}
            <ReportsFlag count={openReports} />
          </p>
          <EmailText email={email} />
        </div>
      </div>
      <p className="mt-3 text-support text-ink-600 lg:mt-0">
        <span className="lg:hidden">Desde el </span>
        {fullDateText(since)}
      </p>
      <Form method="post" action={action} className="max-lg:mt-2 lg:contents">
        <RowFields kind="user" id={uid} seen={moderationVersion(user)} />
        <div className="flex items-center justify-between gap-2 lg:contents">
          <span>
            <RoleBadge role={role} />
          </span>
          <span>
            {isDeleted ? (
              <>
                <DeletedBadge>Eliminada</DeletedBadge>
                {user.deletedByOwner && (
                  <span className="mt-1 block text-small text-ink-600">A petición suya</span>
                )}
              </>
            ) : blocked ? (
              <Badge tone="red" icon="ban">
                Bloqueada
              </Badge>
            ) : (
              <Badge tone="green" icon="circle-check">
                Activa
              </Badge>
            )}
          </span>
        </div>
        <div className="mt-2 flex gap-2 lg:mt-0 lg:justify-end lg:gap-1.5">
          {first ? <ActButton act={first} name={name} /> : <span className="flex-1" />}
          <RowTools kind="user" uid={uid} name={name} mayDelete={offered.includes('delete')} />
        </div>
      </Form>
    </li>
  )
}
