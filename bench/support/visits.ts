import type pg from 'pg'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { SignedInPerson } from '#tests/support/people/signed-in.ts'

/** One request per client to the same technician, each on a day of its own from tomorrow on; their keys. */
export async function insertVisits(
  pool: pg.Pool,
  technician: Pick<SignedInPerson, 'uid'> | undefined,
  clients: readonly Pick<SignedInPerson, 'uid'>[],
): Promise<number[]> {
  const tomorrow = addDays(bogotaDate(new Date()), 1)
  // Those of an interrupted run stand at the same hours.
  const left = `select key from reservas where "technicianId" = $1 and "clientEmail" = 'ana@correo.co'`
  await pool.query(`delete from visit_messages where "reservaKey" in (${left})`, [technician?.uid])
  await pool.query(`delete from reservas where key in (${left})`, [technician?.uid])
  const { rows } = await pool.query<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt")
     select $1 || '_' || to_char(day, 'YYYYMMDD') || '_14', $1, 'Luz Marina Cárdenas', client, 'Ana Restrepo', 'ana@correo.co',
       day, '14:00', '15:00', (day + time '14:00') at time zone 'America/Bogota'
     from (select client, $3::date + (at - 1)::int as day from unnest($2::text[]) with ordinality as c (client, at)) as slots
     returning key::int`,
    [technician?.uid, clients.map(({ uid }) => uid), tomorrow],
  )
  return rows.map(({ key }) => key)
}

/** These technicians served the client five days ago, with receipts; the first comes again tomorrow. */
export async function insertServed(
  pool: pg.Pool,
  technicians: readonly Pick<SignedInPerson, 'uid'>[],
  client: Pick<SignedInPerson, 'uid'> | undefined,
): Promise<void> {
  const left = `select key from reservas where "clientEmail" = 'laura@correo.co'`
  // A trigger keeps receipts for ever.
  await pool.query(
    `begin; set local session_replication_role = replica; delete from receipts where "reservaKey" in (${left}); commit`,
  )
  await pool.query(`delete from reservas where key in (${left})`)
  const today = bogotaDate(new Date())
  await pool.query(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, servicio, especialidad)
     select uid || '_' || to_char(day, 'YYYYMMDD') || '_19', uid, 'Nubia Esperanza Gómez', $2, 'Laura Sofía', 'laura@correo.co',
       day, '19:00', '20:00', (day + time '19:00') at time zone 'America/Bogota', status, 'Carga de gas', 'Neveras'
     from (select uid, $3::date - 5 as day, 'completada' as status from unnest($1::text[]) as uid
       union all select ($1::text[])[1], $3::date + 1, 'confirmada') as visits`,
    [technicians.map(({ uid }) => uid), client?.uid, today],
  )
  await pool.query(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     select key, now(), '[{"concepto": "Carga de gas", "cantidad": 1, "precio": 220000}]', 220000, 'Cargué', 'nequi', date + 30
     from reservas where "clientEmail" = 'laura@correo.co' and status = 'completada'`,
  )
}
