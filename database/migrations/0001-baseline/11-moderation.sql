-- What administrators must do about a technician, for the lists of the panel. Kept by the triggers below.
create table technician_worklist (
  uid             text primary key references technicians (uid),
  "pendingChecks" integer not null default 0,
  "pendingSince"  timestamptz,
  "nextExpiry"    date,
  "openReports"   integer not null default 0,
  "reportedSince" timestamptz
);
create index technician_worklist_pending on technician_worklist ("pendingSince", uid) where "pendingChecks" > 0;
create index technician_worklist_expiring on technician_worklist ("nextExpiry", uid) where "nextExpiry" is not null;
create index technician_worklist_reported on technician_worklist ("reportedSince", uid) where "openReports" > 0;

create function technician_checks_sync() returns trigger language plpgsql as $$
declare changed text := coalesce(new."technicianId", old."technicianId");
begin
  -- The lock comes before the count: of two changes at once the second one counts both.
  insert into technician_worklist (uid) values (changed) on conflict do nothing;
  perform from technician_worklist where uid = changed for update;
  update technician_worklist set ("pendingChecks", "pendingSince", "nextExpiry") =
    (select count(*) filter (where status = 'pending'), min("sentAt") filter (where status = 'pending'),
      min("expiresOn") filter (where status = 'accepted')
    from technician_checks where "technicianId" = changed)
    where uid = changed;
  perform tell_live('panel');
  perform tell_live('technician:' || changed);
  return null;
end $$;
create trigger technician_checks_sync after insert or delete or update of status, "expiresOn" on technician_checks
  for each row execute function technician_checks_sync();

-- The row is locked before the reports are counted: of two concurrent changes the second counts both.
create function reports_sync() returns trigger language plpgsql as $$
begin
  insert into technician_worklist (uid) select uid from technicians where uid = new."subjectId" on conflict do nothing;
  perform from technician_worklist where uid = new."subjectId" for update;
  update technician_worklist set ("openReports", "reportedSince") =
    (select count(*), min("createdAt") from reports where "subjectId" = new."subjectId" and status = 'open')
    where uid = new."subjectId";
  perform tell_live('panel');
  return null;
end $$;
create trigger reports_sync after insert or update of status on reports for each row execute function reports_sync();
