import { type ReactNode, useRef } from 'react'
import { userDossierPath } from '#accounts/domain/panel-paths.ts'
import { roleFrom } from '#accounts/domain/role.ts'
import { USER_ACTS, userAfter } from '#accounts/domain/user-moderation.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { userActsOn, userRefusal } from '#moderation/domain/moderation-rules.ts'
import type { AdminUser } from '#moderation/domain/panel-rows.ts'
import {
  AccountStateBadge,
  ActButton,
  DeletedBadge,
  ReportsFlag,
  RowPerson,
  RowTools,
  TableHead,
  TableRows,
} from '#moderation/ui/list-parts.tsx'
import { useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { RowMenu, RowMenuAct, RowMenuLink } from '#moderation/ui/row-menu.tsx'
import { historyPath } from '#moderation/wording/moderation.ts'

import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { fullDateText, shortDateText } from '#platform/wording/dates.ts'

interface UserListProps {
  users: readonly AdminUser[]
  /** The viewer's uid. */
  own: string
  action: string
  order: ReactNode
}

export function UserList({ users, own, action, order }: UserListProps) {
  return (
    <div className="mt-1 lg:mt-4 lg:overflow-hidden lg:rounded-16 lg:border lg:border-paper-200 lg:bg-white lg:shadow-1">
      <TableHead columns={USER_COLUMNS} titles={['Cuenta', 'Desde', 'Rol', 'Estado']} order={order} />
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
      className={`panel-row ${USER_COLUMNS}`}
    >
      <RowPerson name={name} email={email} to={userDossierPath(uid)} own={own} openReports={openReports} />
      <p className="col-start-2 text-support text-ink-600 lg:col-auto">
        <span className="lg:hidden">Desde el {shortDateText(since)}</span>
        <span className="max-lg:hidden">{fullDateText(since)}</span>
      </p>
      <Form method="post" action={action} className="col-span-full mt-2.5 lg:contents">
        <RowFields kind="user" id={uid} seen={moderationVersion(user)} />
        <div className="badges-then-details lg:contents">
          <span className="flex">
            <RoleBadge role={role} />
          </span>
          <div className="row-cell">
            {isDeleted ? <DeletedBadge>Eliminada</DeletedBadge> : <AccountStateBadge blocked={blocked} />}
            {user.deletedByOwner && isDeleted && <p>A petición suya</p>}
          </div>
          <span className="contents lg:hidden">
            <ReportsFlag count={openReports} />
          </span>
        </div>
        <div className="flex gap-2 lg:hidden">
          {isDeleted ? (
            <ActButton act="restore" name={name} />
          ) : (
            <>
              <ButtonLink kind="white" to={userDossierPath(uid)} className="flex-1">
                <span>
                  Abrir cuenta
                  <span className="sr-only">
                    {' '}
                    de <bdi>{name}</bdi>
                  </span>
                </span>
              </ButtonLink>
              <RowMenu id={`menu-${uid}`} name={name}>
                {first && <RowMenuAct act={first} />}
                <RowMenuLink to={historyPath('user', uid)} icon="history">
                  Historial
                </RowMenuLink>
                {offered.includes('delete') && <RowMenuAct act="delete" />}
              </RowMenu>
            </>
          )}
        </div>
        <div className="grid grid-cols-[1fr_2.25rem_2.25rem] justify-items-end gap-1.5 max-lg:hidden">
          {first && <ActButton act={first} name={name} />}
          <RowTools
            kind="user"
            uid={uid}
            name={name}
            mayDelete={offered.includes('delete')}
            isDeleted={isDeleted}
          />
        </div>
      </Form>
    </li>
  )
}
