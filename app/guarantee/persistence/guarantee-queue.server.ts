// The queue of guarantee cases, as administrators read it.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import {
  GUARANTEE_GROUPS,
  type GuaranteeGroup,
  type GuaranteeRow,
} from '#guarantee/domain/guarantee-dossier.ts'
import { guaranteeCases } from '#guarantee/persistence/guarantee-tables.server.ts'
import {
  ADMIN_PAGE_SIZE,
  type AdminPage,
  instantCursor,
  type ListCursor,
  type Tally,
} from '#platform/domain/lists.ts'
import { cappedCount, instantText, tallyOf } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

interface Group {
  readonly which: SQL
  readonly sort: SQL
  readonly after: SQL
  readonly order: SQL
}

const { id, stepAt, closedAt } = guaranteeCases

/** Each has its own index: open ones longest first, closed ones newest first. */
const GROUPS: Record<GuaranteeGroup, Group> = {
  deciding: { which: sql`turn = 'admin'`, sort: sql`${stepAt}`, after: sql`>`, order: sql`${stepAt}, ${id}` },
  running: {
    which: sql`step <> 'closed' and turn is distinct from 'admin'`,
    sort: sql`${stepAt}`,
    after: sql`>`,
    order: sql`${stepAt}, ${id}`,
  },
  closed: {
    which: sql`step = 'closed'`,
    sort: sql`${closedAt}`,
    after: sql`<`,
    order: sql`${closedAt} desc, ${id} desc`,
  },
}

/** One list over all groups; the cursor holds the group and the position in it. */
export async function listGuaranteeQueue(
  db: Db,
  cursor: ListCursor | null,
): Promise<AdminPage<GuaranteeRow>> {
  const [, position = '0', value = ''] = /^([012]) (.+)$/.exec(cursor?.value ?? '') ?? []
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor({ ...cursor, value }) : null
  const first = since ? Number(position) : 0
  const found: (GuaranteeRow & { sortValue: string })[] = []
  for (const [index, group] of GUARANTEE_GROUPS.entries()) {
    if (index < first || found.length > ADMIN_PAGE_SIZE) continue
    const limit = ADMIN_PAGE_SIZE + 1 - found.length
    const rows = await listGroup(db, GROUPS[group], index === first ? since : null, limit)
    found.push(...rows.map(row => ({ ...row, group })))
  }
  const shown = found.slice(0, ADMIN_PAGE_SIZE)
  const last = found.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ sortValue: _, ...row }) => row),
    next: last
      ? {
          shown: (since?.shown ?? 0) + shown.length,
          value: `${GUARANTEE_GROUPS.indexOf(last.group)} ${last.sortValue}`,
          id: String(last.id),
        }
      : null,
  }
}

/** How many cases each group has, by its index. */
export async function countGuaranteeGroups(db: Db): Promise<Record<GuaranteeGroup, Tally>> {
  const count = (group: GuaranteeGroup) => cappedCount(sql`from guarantee_cases where ${GROUPS[group].which}`)
  const { rows } = await db.execute<Record<GuaranteeGroup, number>>(sql`
    select ${count('deciding')} as deciding, ${count('running')} as running, ${count('closed')} as closed`)
  const [row] = rows
  return {
    deciding: tallyOf(row?.deciding ?? 0),
    running: tallyOf(row?.running ?? 0),
    closed: tallyOf(row?.closed ?? 0),
  }
}

function listGroup(db: Db, { which, sort, after, order }: Group, since: ListCursor | null, limit: number) {
  const { step, dueAt, outcome, repeatKey } = guaranteeCases
  const repeat = alias(reservas, 'repeat')
  return db
    .select({
      id,
      step,
      stepAt,
      dueAt,
      outcome,
      closedAt,
      technicianName: technicianNameOrId,
      technicianFotoURL: technicians.fotoURL,
      clientName: clientNameOrId,
      servicio: reservas.servicio,
      repeatDate: repeat.date,
      sortValue: sql<string>`${instantText(sort)}`,
    })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.reservaKey))
    .innerJoin(technicians, eq(technicians.uid, guaranteeCases.technicianId))
    .leftJoin(repeat, eq(repeat.key, repeatKey))
    .where(
      and(
        which,
        since ? sql`(${sort}, ${id}) ${after} (${since.value}::timestamptz, ${since.id}::bigint)` : undefined,
      ),
    )
    .orderBy(order)
    .limit(limit)
}
