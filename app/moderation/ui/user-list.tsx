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
import { heardName, historyPath } from '#moderation/wording/moderation.ts'

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
    <div className="mt-1 lg:mt-4 tablet:overflow-hidden tablet:rounded-16 tablet:border tablet:border-paper-200 tablet:bg-white tablet:shadow-1">
      <TableHead
        columns={USER_COLUMNS}
        titles={[
          { text: 'Cuenta' },
          { text: 'Desde', isOnWide: true },
          { text: 'Rol', isOnWide: true },
          { text: 'Estado' },
        ]}
        order={order}
      />
      <TableRows>
        {users.map(user => (
          <UserRow
            key={user.uid}
            user={user}
            heard={heardName(named(user), users.map(named))}
            own={user.uid === own}
            action={action}
          />
        ))}
      </TableRows>
    </div>
  )
}

const named = ({ name, email }: AdminUser) => ({ name: name || email, email })

interface UserRowProps {
  user: AdminUser
  /** The name, as a screen reader says it (`heardName`). */
  heard: string
  /** The viewer's own account cannot be blocked or deleted. */
  own: boolean
  action: string
}

const USER_COLUMNS =
  'tablet:grid tablet:grid-cols-[minmax(0,1fr)_9.5rem_15.5rem] tablet:items-center tablet:gap-x-3 lg:grid-cols-[minmax(0,1fr)_12rem_9.5rem_7.5rem_13rem]'

function UserRow({ user, heard, own, action }: UserRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { Form, act } = useModeration('user', user.uid, row)
  const pendingAct = USER_ACTS.find(each => each === act)
  const { blocked, deletedAt } = pendingAct ? userAfter(pendingAct, user, new Date()) : user
  const { uid, email, since, openReports } = user
  const isDeleted = user.deletedAt !== null
  const role = roleFrom(user.role)
  const { name } = named(user)
  const facts = { account: { blocked, deletedAt }, isAdmin: role === 'admin', isOwn: own }
  const offered = userActsOn(facts.account).filter(each => userRefusal(each, facts) === null)
  const [first] = offered.filter(each => each !== 'delete')
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={heard}
      hidden={act === 'delete' || act === 'restore'}
      className={`panel-row ${USER_COLUMNS}`}
    >
      <RowPerson
        name={name}
        heard={heard}
        email={email}
        to={userDossierPath(uid)}
        own={own}
        openReports={openReports}
      />
      <p className="col-start-2 text-support text-ink-600 tablet:col-start-1 tablet:max-lg:ml-12.5 lg:col-auto">
        <span className="lg:hidden">Desde el {shortDateText(since)}</span>
        <span className="max-lg:hidden">{fullDateText(since)}</span>
      </p>
      <Form method="post" action={action} className="col-span-full mt-2.5 tablet:contents">
        <RowFields kind="user" id={uid} seen={moderationVersion(user)} />
        <div className="badges-then-details tablet:max-lg:col-start-2 lg:contents">
          <span className="flex">
            <RoleBadge role={role} />
          </span>
          <div className="row-cell">
            {isDeleted ? <DeletedBadge>Eliminada</DeletedBadge> : <AccountStateBadge blocked={blocked} />}
            {user.deletedByOwner && isDeleted && <p>A petición suya</p>}
          </div>
          <span className="contents tablet:hidden">
            <ReportsFlag count={openReports} />
          </span>
        </div>
        <div className="flex gap-2 tablet:col-start-3 tablet:row-span-2 tablet:row-start-1 lg:hidden">
          {isDeleted ? (
            <ActButton act="restore" name={heard} />
          ) : (
            <>
              <ButtonLink kind="white" to={userDossierPath(uid)} className="flex-1">
                <span>
                  Abrir cuenta
                  <span className="sr-only">
                    {' '}
                    de <bdi>{heard}</bdi>
                  </span>
                </span>
              </ButtonLink>
              <RowMenu id={`menu-${uid}`} name={heard}>
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
          {first && <ActButton act={first} name={heard} />}
          <RowTools
            kind="user"
            uid={uid}
            name={heard}
            mayDelete={offered.includes('delete')}
            isDeleted={isDeleted}
          />
        </div>
      </Form>
    </li>
  )
}
