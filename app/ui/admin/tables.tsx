import type { ReactNode } from 'react'
import { TECHNICIAN_COLUMNS } from '#ui/admin/technician-row.tsx'
import { USER_COLUMNS } from '#ui/admin/user-row.tsx'

const LIST =
  'mt-4 grid grid-cols-1 gap-3.5 md:grid-cols-2 lg:block lg:overflow-hidden lg:rounded-16 lg:border lg:border-paper-200 lg:bg-white lg:shadow-1'
const HEAD = 'hidden bg-paper-100 px-5 py-3.5 text-support font-semibold text-ink-700'

export function TechnicianTable({ children }: { children: ReactNode }) {
  return (
    <Table
      columns={TECHNICIAN_COLUMNS}
      titles={['Técnico', 'Ciudad', 'Especialidades', 'Estado', 'Verificación']}
    >
      {children}
    </Table>
  )
}

export function UserTable({ children }: { children: ReactNode }) {
  return (
    <Table columns={USER_COLUMNS} titles={['Cuenta', 'Desde', 'Rol', 'Estado']}>
      {children}
    </Table>
  )
}

/** The column titles are visual only: each row has its own accessible texts. */
function Table({ columns, titles, children }: { columns: string; titles: string[]; children: ReactNode }) {
  return (
    <ul className={LIST}>
      <li aria-hidden="true" className={`${HEAD} ${columns}`}>
        {titles.map(title => (
          <span key={title}>{title}</span>
        ))}
        <span className="text-right">Acciones</span>
      </li>
      {children}
    </ul>
  )
}
