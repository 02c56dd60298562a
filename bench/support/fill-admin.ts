// Adds to generated technicians what administrators see: clients, moderation, credentials, bookings, reviews, reports, cases.
import type pg from 'pg'

/** Rows in proportion to the technicians, without triggers: technician_worklist is filled at the end. */
const STATEMENTS: readonly (readonly [step: string, sql: string])[] = [
  [
    'clientes',
    `insert into users (uid, name, email, role, "createdAt", blocked, "deletedAt")
     select 'c' || n, (array['Ana', 'Luis', 'María', 'Jorge', 'Luz', 'Andrés', 'Paola', 'Óscar'])[1 + n % 8] || ' ' ||
         (array['Rojas', 'Gómez', 'Pérez', 'Núñez', 'Zapata', 'Ortiz', 'Quintero'])[1 + n % 7] || ' ' || n,
       'c' || n || '@generado.invalid', 'cliente', now() - n * interval '7 minutes', n % 100 = 1,
       case when n % 100 = 2 then now() - n * interval '1 minute' end
     from generate_series(1, (select count(*) from technicians) * 3) as n`,
  ],
  [
    'moderación',
    `update technicians set "createdAt" = now() - k * interval '13 minutes', verificado = k % 10 < 6,
       estado = case when k % 100 < 17 then null when k % 100 < 22 then 'en_revision' when k % 100 < 25 then 'bloqueado'
         else 'publicado' end,
       publicado = k % 100 >= 5 and (k % 100 < 17 or k % 100 >= 33),
       "deletedAt" = case when k % 100 between 22 and 24 then now() - k * interval '3 minutes' end
     from (select uid as id, (row_number() over (order by uid))::integer as k from technicians) as numbered where uid = id`,
  ],
  [
    'revisiones',
    `insert into technician_checks ("technicianId", kind, status, "sentAt", "decidedAt", "expiresOn")
     select uid, kind, status, now() - (k % 9000) * interval '1 minute',
       case when status <> 'pending' then now() end, case when kind <> 'identity' then current_date + k % 700 end
     from (select uid, (row_number() over (order by uid))::integer as k from technicians) as t,
       unnest(array['identity', 'background', 'training']) with ordinality as kinds (kind, nth),
       lateral (select case when (k * nth) % 25 = 0 then 'pending' when (k * nth) % 25 = 1 then 'returned' else 'accepted' end
         as status) as decided
     where k % 10 < 8`,
  ],
  [
    'reservas',
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, "createdAt")
     select uid || '_' || to_char(date, 'YYYYMMDD') || '_' || to_char(hour, 'FM00'), uid, nombre,
       'c' || 1 + (k * 31 + nth) % (people * 3), 'Cliente', 'cliente@generado.invalid', date,
       to_char(hour, 'FM00') || ':00', to_char(hour + 1, 'FM00') || ':00',
       (date + make_time(hour, 0, 0)) at time zone 'America/Bogota',
       case when k % 11 = 0 then 'cancelada' when date < today then 'completada' else 'confirmada' end, date - 3
     from (select uid, nombre, (row_number() over (order by uid))::integer as k, count(*) over ()::integer as people
         from technicians) as t,
       generate_series(1, 4) as nth,
       lateral (select 8 + (k + nth) % 11 as hour, (now() at time zone 'America/Bogota')::date as today) as hours,
       lateral (select today - 90 + (k * 7 + nth * 29) % 120 as date) as dates
     on conflict do nothing`,
  ],
  [
    'reseñas',
    `insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, aprobada,
       "rejectedAt", "createdAt")
     select key, "technicianId", "clientId", 'Cliente', 1 + key % 5, 'Todo quedó bien.', key % 40 > 1,
       case when key % 40 = 1 then now() end, "scheduledAt" + interval '1 day'
     from reservas where status = 'completada' and key % 2 = 0`,
  ],
  [
    'reportes',
    `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, status, "decidedAt", "createdAt")
     select 'c' || 1 + k % 1000, subject, 'technician', subject || '-' || k, 'otro',
       case when k % 10 = 0 then 'open' else 'dismissed' end, case when k % 10 <> 0 then now() end,
       now() - k * interval '5 minutes'
     from (select uid as subject, (row_number() over (order by uid))::integer as k from users) as people where k % 12 = 0`,
  ],
  [
    'garantías',
    `insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, turn, "openedAt", "stepAt", outcome, "closedAt")
     select key, "technicianId", "clientId", 'repeat', case when key % 10 = 0 then 'disputed' else 'closed' end,
       case when key % 10 = 0 then 'admin' end, "scheduledAt" + interval '3 days', "scheduledAt" + interval '4 days',
       case when key % 10 <> 0 then 'repaired' end, case when key % 10 <> 0 then now() end
     from reservas where status = 'completada' and hashtext(id) % 50 = 0`,
  ],
  [
    'lista de trabajo',
    `insert into technician_worklist (uid, "pendingChecks", "pendingSince", "nextExpiry", "openReports", "reportedSince")
     select uid, coalesce(pending, 0), since, expiry, coalesce(open, 0), reported from technicians
     left join (select "technicianId" as uid, count(*) filter (where status = 'pending') as pending,
         min("sentAt") filter (where status = 'pending') as since,
         min("expiresOn") filter (where status = 'accepted') as expiry
       from technician_checks group by 1) as checks using (uid)
     left join (select "subjectId" as uid, count(*) as open, min("createdAt") as reported
       from reports where status = 'open' group by 1) as reported using (uid)
     where checks.uid is not null or reported.uid is not null`,
  ],
]

export async function fillForAdministrators(pool: pg.Pool, onStep: (step: string) => void): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [step, statement] of STATEMENTS) {
      onStep(step)
      await client.query(statement)
    }
  } finally {
    client.release(true)
  }
  onStep('estadísticas')
  await pool.query('vacuum full technicians')
  await pool.query('vacuum analyze')
}
