-- Which hours bookings take: each its own, and the further ones of a longer visit (D64). As many rows as "horasExtra" allows.
-- Not `status <> 'cancelada'`: then the index of all visits at an hour fits, and that of the technician is the right one.
create view taken_hours as
  select key, id, "technicianId", "clientId", "scheduledAt", "scheduledAt" + further * interval '1 hour' as at
  from reservas join (values (0), (1), (2), (3)) as hours (further) on further <= "horasExtra"
  where (status = 'cancelada') is not true;

-- What holds a photo of a problem, one row each: who may open it therefore, besides its owner and administrators, and when the
-- visit is, or when the case was closed or the report decided ('infinity' until then).
create view held_photos ("photoId", viewers, "heldUntil") as
  select "photoId", array["technicianId"], "scheduledAt"
  from reserva_fotos join reservas on key = "reservaKey"
  union all
  select "photoId", array["recipientUid"], "scheduledAt"
  from visit_message_photos join visit_messages as m on m.id = "messageId" join reservas on key = m."reservaKey"
  union all
  select "photoId", array["clientId"], "scheduledAt"
  from receipt_photos join receipts as r on r.id = "receiptId" join reservas on key = r."reservaKey"
  union all
  select "photoId", array["clientId", "technicianId"], coalesce("closedAt", 'infinity')
  from guarantee_photos join guarantee_events as e on e.id = "eventId" join guarantee_cases as c on c.id = e."caseId"
  union all
  select "photoId", '{}', coalesce("decidedAt", 'infinity')
  from report_photos join reports as r on r.id = "reportId";
