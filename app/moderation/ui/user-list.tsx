import type { AdminUser } from '#moderation/domain/panel-rows.ts'
import { TableHead, TableRows } from '#moderation/ui/table.tsx'
import { USER_COLUMNS, UserRow } from '#moderation/ui/user-row.tsx'

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
