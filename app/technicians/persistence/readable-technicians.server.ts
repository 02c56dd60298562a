// Technicians whose JSON columns have a shape that pages cannot read: rows stored while the trigger
// technicians_json_shape was disabled.
import { channel } from 'node:diagnostics_channel'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_WEEKLY_HOURS, type Technician } from '#technicians/domain/technician.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** A message per read that left somebody out. Queries have no log: createServices subscribes. */
export const unreadableTechnicians = channel('tecniya:unreadable-technicians')
export interface UnreadableTechnicians {
  readonly uids: readonly string[]
}

/** Others never see an unreadable row. */
export function readableTechnicians<Row extends { uid: string; isReadable: boolean }>(
  rows: readonly Row[],
): Omit<Row, 'isReadable'>[] {
  const uids = rows.filter(row => !row.isReadable).map(({ uid }) => uid)
  if (uids.length > 0) unreadableTechnicians.publish({ uids } satisfies UnreadableTechnicians)
  return rows.filter(row => row.isReadable).map(({ isReadable: _, ...row }) => row)
}

/** For its owner an unreadable column has its default: the editor opens, and the next save mends the row. */
export const ownTechnicianColumns = {
  ...getTableColumns(technicians),
  horarios: validOr<Technician['horarios']>('day_ranges_are_valid', 'horarios', DEFAULT_WEEKLY_HOURS),
  excepciones: validOr<Technician['excepciones']>('exceptions_are_valid', 'excepciones', {}),
  servicios: validOr<Technician['servicios']>('services_are_valid', 'servicios', []),
  licencias: validOr<Technician['licencias']>('licences_are_valid', 'licencias', []),
}

function validOr<Value>(check: string, column: string, fallback: Value): SQL<Value> {
  const stored = sql.identifier(column)
  return sql<Value>`case when ${sql.identifier(check)}(${stored}) then ${stored} else ${JSON.stringify(fallback)}::jsonb end`
}
