// Guarantee cases as rows: found again by the booking they are about.

export const INSERT_GUARANTEE_CASES = `
  insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, turn, "stepAt", "dueAt", "repeatKey",
    outcome, "openedAt", "closedAt")
  select visit.key, visit."technicianId", visit."clientId", wish, step, turn, "stepAt", "dueAt", repeat.key, outcome,
    "openedAt", "closedAt"
  from jsonb_to_recordset($1::jsonb) as row ("bookingId" text, "repeatId" text, wish text, step text, turn text,
    "stepAt" timestamptz, "dueAt" timestamptz, outcome text, "openedAt" timestamptz, "closedAt" timestamptz)
  join reservas as visit on visit.id = row."bookingId" and visit.status = 'completada'
  left join reservas as repeat on repeat.id = row."repeatId" and repeat.status <> 'cancelada'
  order by "openedAt", visit.key`

export const INSERT_GUARANTEE_EVENTS = `
  insert into guarantee_events ("caseId", at, "actorUid", "actorRole", kind, text, amount)
  select c.id, at, "actorUid", "actorRole", kind, text, amount
  from jsonb_to_recordset($1::jsonb) as row ("bookingId" text, at timestamptz, "actorUid" text, "actorRole" text, kind text,
    text text, amount text)
  join reservas as visit on visit.id = row."bookingId" and visit.status = 'completada'
  join guarantee_cases as c on c."reservaKey" = visit.key
  order by at`

export const INSERT_GUARANTEE_PHOTOS = `
  insert into guarantee_photos ("eventId", "photoId", position)
  select e.id, row.id, row.position
  from jsonb_to_recordset($1::jsonb) as row (id uuid, "bookingId" text, at timestamptz, position smallint)
  join reservas as visit on visit.id = row."bookingId" and visit.status = 'completada'
  join guarantee_cases as c on c."reservaKey" = visit.key
  join guarantee_events as e on e."caseId" = c.id and e.at = row.at`
