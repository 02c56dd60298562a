import { Link } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { roleFrom } from '#domain/users/role.ts'
import {
  ADMIN_PAGE_SIZE,
  listTechniciansForAdmin,
  listUsersForAdmin,
} from '#persistence/moderation.server.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { ButtonLink } from '#ui/basics/button.tsx'
import { RoleBadge } from '#ui/basics/role-badge.tsx'
import { ProfileBadge, type ProfileState } from '#ui/basics/state-badges.tsx'
import type { Route } from './+types/admin'

interface Row {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly aside: string
  readonly state: ProfileState | null
  readonly role: ReturnType<typeof roleFrom> | null
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const tab = searchParams.get('tab') === 'usuarios' ? 'usuarios' : 'tecnicos'
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('pagina'))) || 1, 1), 10_000)
  const rows = tab === 'usuarios' ? await userRows(db, page) : await technicianRows(db, page)
  return { tab, page, rows: rows.slice(0, ADMIN_PAGE_SIZE), more: rows.length > ADMIN_PAGE_SIZE } as const
}

type Db = Parameters<typeof listUsersForAdmin>[0]

async function technicianRows(db: Db, page: number): Promise<Row[]> {
  const technicians = await listTechniciansForAdmin(db, page)
  return technicians.map(({ uid, nombre, email, ciudad, publicado, estado }) => ({
    uid,
    name: nombre,
    email,
    aside: ciudad,
    state: publicado ? 'publicado' : (estado ?? 'oculto'),
    role: null,
  }))
}

async function userRows(db: Db, page: number): Promise<Row[]> {
  const users = await listUsersForAdmin(db, page)
  return users.map(({ uid, name, email, role, blocked }) => ({
    uid,
    name,
    email,
    aside: '',
    state: blocked ? 'bloqueado' : null,
    role: roleFrom(role),
  }))
}

export const meta = () => pageMeta('Panel administrador')

const TABS = [
  { tab: 'tecnicos', label: 'Técnicos' },
  { tab: 'usuarios', label: 'Usuarios' },
] as const

export default function Admin({ loaderData: { tab, page, rows, more } }: Route.ComponentProps) {
  return (
    <div className="container-page pt-7 md:pt-10">
      <h1 className="type-h1">Panel administrador</h1>
      <nav aria-label="Secciones del panel" className="mt-5 flex gap-6 border-b border-paper-200">
        {TABS.map(each => (
          <Link
            key={each.tab}
            to={`/admin?tab=${each.tab}`}
            aria-current={each.tab === tab ? 'page' : undefined}
            className="border-b-3 border-transparent py-3 font-bold aria-[current]:border-mango-400"
          >
            {each.label}
          </Link>
        ))}
      </nav>
      <ul className="mt-6 grid gap-2.5">
        {rows.map(row => (
          <li
            key={row.uid}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-16 border border-paper-200 bg-white p-4"
          >
            <Avatar name={row.name} className="size-11 rounded-full text-support" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-bold break-words">{row.name}</p>
              <p className="text-support break-all text-ink-600">{row.email}</p>
            </div>
            {row.aside && <p className="text-support text-ink-600">{row.aside}</p>}
            {row.role && <RoleBadge role={row.role} />}
            {row.state && <ProfileBadge state={row.state} />}
          </li>
        ))}
      </ul>
      <nav aria-label="Páginas" className="mt-6 flex gap-3">
        {page > 1 && (
          <ButtonLink kind="white" to={`/admin?tab=${tab}&pagina=${page - 1}`}>
            Página anterior
          </ButtonLink>
        )}
        {more && (
          <ButtonLink kind="white" to={`/admin?tab=${tab}&pagina=${page + 1}`}>
            Página siguiente
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}
