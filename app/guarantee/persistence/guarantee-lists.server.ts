// Lists of guarantee cases: the administrators' queue, and what waits for a technician.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { clientNameOrId, technicianNameOrId } from '#bookings/persistence/booking-names.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { GuaranteeRow } from '#guarantee/domain/guarantee-file.ts'
import { guaranteeCases } from '#guarantee/persistence/guarantee-tables.server.ts'
import type { AdminPage } from '#platform/domain/list-cursor.ts'
import { ADMIN_PAGE_SIZE, instantCursor, type ListCursor } from '#platform/domain/list-cursor.ts'
import { instantText } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface Group {
  readonly which: SQL
  readonly sort: SQL
  readonly after: SQL
  readonly order: SQL
}

const { id, stepAt, closedAt } = guaranteeCases

/** Each has its own index: those that wait for administrators, other open ones (longest first), closed ones (newest first). */
const GROUPS: readonly Group[] = [
  { which: sql`turn = 'admin'`, sort: sql`${stepAt}`, after: sql`>`, order: sql`${stepAt}, ${id}` },
  {
    which: sql`step <> 'closed' and turn is distinct from 'admin'`,
    sort: sql`${stepAt}`,
    after: sql`>`,
    order: sql`${stepAt}, ${id}`,
  },
  {
    which: sql`step = 'closed'`,
    sort: sql`${closedAt}`,
    after: sql`<`,
    order: sql`${closedAt} desc, ${id} desc`,
  },
]

/** One list over all groups; the cursor holds the group and the position in it. */
export async function listGuaranteeQueue(
  db: Db,
  cursor: ListCursor | null,
): Promise<AdminPage<GuaranteeRow>> {
  const [, group = '0', value = ''] = /^([012]) (.+)$/.exec(cursor?.value ?? '') ?? []
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor({ ...cursor, value }) : null
  const first = since ? Number(group) : 0
  const found: (GuaranteeRow & { group: number; sortValue: string })[] = []
  for (const [index, each] of GROUPS.entries()) {
    if (index < first || found.length > ADMIN_PAGE_SIZE) continue
    const limit = ADMIN_PAGE_SIZE + 1 - found.length
    const rows = await listGroup(db, each, index === first ? since : null, limit)
    found.push(...rows.map(row => ({ ...row, group: index })))
  }
  const shown = found.slice(0, ADMIN_PAGE_SIZE)
  const last = found.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ group: _, sortValue: __, ...row }) => row),
    next: last
      ? {
          shown: (since?.shown ?? 0) + shown.length,
          value: `${last.group} ${last.sortValue}`,
          id: String(last.id),
        }
      : null,
  }
}

function listGroup(db: Db, { which, sort, after, order }: Group, since: ListCursor | null, limit: number) {
  const { step, turn, dueAt, outcome } = guaranteeCases
  return db
    .select({
      id,
      step,
      turn,
      stepAt,
      dueAt,
      outcome,
      closedAt,
      technicianName: technicianNameOrId,
      clientName: clientNameOrId,
      servicio: reservas.servicio,
      sortValue: sql<string>`${instantText(sort)}`,
    })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.reservaKey))
    .where(
      and(
        which,
        since ? sql`(${sort}, ${id}) ${after} (${since.value}::timestamptz, ${since.id}::bigint)` : undefined,
      ),
    )
    .orderBy(order)
    .limit(limit)
}

export interface WaitingCase {
  readonly id: number
  readonly reservaKey: number
  readonly clientName: string
  readonly dueAt: Date | null
}

/** Cases that wait for the technician's answer, the most urgent first. */
export function listCasesToAnswer(db: Db, technicianId: string): Promise<WaitingCase[]> {
  const { reservaKey, dueAt, turn } = guaranteeCases
  return db
    .select({ id, reservaKey, clientName: clientNameOrId, dueAt })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, reservaKey))
    .where(and(eq(guaranteeCases.technicianId, technicianId), eq(turn, 'technician')))
    .orderBy(asc(dueAt), asc(id))
}
