-- What makes trust readable: checks and their documents, acts that can be undone, reports, answers to reviews, photos of past
-- jobs, clients that a technician does not accept, and guarantee cases.

-- Each row is one submission of a technician. The row in force is 'accepted'; a renewal waits beside it.
create table technician_checks (
  id             bigint generated always as identity primary key,
  "technicianId" text not null references technicians (uid),
  kind           text not null
    check (kind in ('identity', 'background', 'electrical-licence', 'gas-licence', 'training', 'insurance')),
  status         text not null default 'pending'
    check (status in ('pending', 'accepted', 'returned', 'expired', 'replaced')),
  entity         text not null default '',
  number         text not null default '',
  "issuedOn"     date,
  "expiresOn"    date,
  "sentAt"       timestamptz not null,
  "decidedAt"    timestamptz,
  "decidedBy"    text,
  -- Why it was returned; the technician reads it.
  note           text not null default '',
  -- Why its documents stay after 30 days; empty when they are deleted.
  "keptFor"      text not null default '',
  "warnedAt"     timestamptz,
  constraint technician_checks_decided check ((status in ('accepted', 'returned', 'expired')) <= ("decidedAt" is not null))
);
create unique index technician_checks_one_pending on technician_checks ("technicianId", kind) where status = 'pending';
create unique index technician_checks_one_accepted on technician_checks ("technicianId", kind) where status = 'accepted';
create index technician_checks_of on technician_checks ("technicianId", id);
create index technician_checks_expiring on technician_checks ("expiresOn") where status = 'accepted';

-- The file carries the id as its name.
create table check_documents (
  id          uuid primary key,
  "checkId"   bigint not null references technician_checks (id),
  position    smallint not null check (position between 1 and 3),
  name        text not null,
  type        text not null check (type in ('image/webp', 'application/pdf')),
  "createdAt" timestamptz not null default now(),
  unique ("checkId", position)
);

alter table moderation_trail drop constraint "moderation_trail_targetKind_check";
alter table moderation_trail add constraint "moderation_trail_targetKind_check"
  check ("targetKind" in ('technician', 'user', 'review', 'reply', 'report', 'guarantee'));

alter table reservas
  -- The technician's first answer to the request.
  add column answer          text check (answer in ('accepted', 'declined')),
  add column "answeredAt"    timestamptz,
  -- The client's phone at the moment of the request.
  add column "clientPhone"   text not null default '',
  -- The act of moderation that cancelled it, and the status before: an undone act gives it back.
  add column "withdrawnBy"   bigint references moderation_trail (id),
  add column "statusBefore"  text check ("statusBefore" in ('solicitada', 'confirmada')),
  add constraint reservas_answered check ((answer is null) = ("answeredAt" is null));
create index reservas_withdrawn_by on reservas ("withdrawnBy") where "withdrawnBy" is not null;
-- The figures of a public profile: how requests were answered, and how many visits were completed.
create index reservas_answered_of on reservas ("technicianId", "createdAt" desc) include (answer, "answeredAt")
  where answer is not null or "cancelReason" = 'sin_respuesta';
create index reservas_completed_of on reservas ("technicianId", "technicianPhone", date) where status = 'completada';

-- Anyone signed in reports a profile, a review or a visit. `subjectId` is the person who is reported.
create table reports (
  id           bigint generated always as identity primary key,
  "reporterId" text not null references users (uid),
  "subjectId"  text not null references users (uid),
  "targetKind" text not null check ("targetKind" in ('technician', 'review', 'booking')),
  "targetId"   text not null,
  reason       text not null,
  details      text not null default '',
  status       text not null default 'open' check (status in ('open', 'acted', 'dismissed')),
  -- What the reporter is told.
  answer       text not null default '',
  "decidedBy"  text,
  "decidedAt"  timestamptz,
  "createdAt"  timestamptz not null
);
create unique index reports_one_open on reports ("reporterId", "targetKind", "targetId") where status = 'open';
create index reports_open on reports ("createdAt", id) where status = 'open';
create index reports_decided on reports ("decidedAt" desc, id desc) where status <> 'open';
create index reports_of_subject on reports ("subjectId", id);
create index reports_open_of_subject on reports ("subjectId", "createdAt") where status = 'open';

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

-- The other filters of the panel, each in its order. The third key column lets a scan skip other cities.
create index technicians_unmoderated on technicians ("createdAt", uid, (plain_text(ciudad)) collate "C")
  include ("plainName", publicado, estado) where "deletedAt" is null and estado is null;
create index technicians_unverified on technicians ("createdAt", uid, (plain_text(ciudad)) collate "C")
  include ("plainName", publicado, estado) where "deletedAt" is null and not verificado;
drop index technicians_deleted;
create index technicians_deleted on technicians ("deletedAt", uid) include ("plainName") where "deletedAt" is not null;
drop index users_deleted;
create index users_deleted on users ("deletedAt", uid) include ("plainText") where "deletedAt" is not null;
create index users_blocked on users ("createdAt", uid) include ("plainText") where "deletedAt" is null and blocked;
-- Searches for words that few rows have; for common words a scan in the order of the list finds a page sooner.
create index users_panel_words on users using gin ("plainText" gin_trgm_ops) where "deletedAt" is null;
create index technicians_panel_words on technicians using gin ("plainName" gin_trgm_ops) where "deletedAt" is null;

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

-- Open panels of administrators revalidate.
create function tell_panel() returns trigger language plpgsql as $$
begin
  perform tell_live('panel');
  return null;
end $$;
create trigger moderation_trail_tell_panel after insert on moderation_trail
  for each statement execute function tell_panel();
create trigger reviews_tell_panel after insert on reviews_public for each statement execute function tell_panel();
create trigger technicians_tell_panel_insert after insert on technicians for each statement execute function tell_panel();
create trigger technicians_tell_panel_update after update of publicado, estado, "deletedAt" on technicians
  for each row when ((old.publicado, old.estado, old."deletedAt") is distinct from (new.publicado, new.estado, new."deletedAt"))
  execute function tell_panel();

-- Optional qualities beside the stars, and the technician's one answer.
alter table reviews_public
  add column puntualidad      smallint check (puntualidad between 1 and 5),
  add column limpieza         smallint check (limpieza between 1 and 5),
  add column "precioAcordado" smallint check ("precioAcordado" between 1 and 5);
-- Of a technician or by a client, in the administrators' files.
create index reviews_of_client on reviews_public ("clientId");
create index reviews_about on reviews_public ("technicianId");
create table review_replies (
  "reviewId"     bigint primary key references reviews_public (id),
  texto          text not null,
  aprobada       boolean not null default false,
  "rejectedAt"   timestamptz,
  "rejectReason" text,
  -- When the text was written.
  "createdAt"    timestamptz not null,
  -- Counts the texts: a decision about a text that was changed meanwhile is refused.
  revision       integer not null default 1,
  constraint review_replies_not_both check (not (aprobada and "rejectedAt" is not null))
);
create index review_replies_waiting on review_replies ("createdAt") where not aprobada and "rejectedAt" is null;
create index review_replies_decided on review_replies ("createdAt" desc) where aprobada or "rejectedAt" is not null;
create trigger review_replies_tell_public after insert or update on review_replies
  for each row execute function tell_public();
create trigger review_replies_tell_panel after insert on review_replies
  for each statement execute function tell_panel();

-- Photos of past jobs, part of the public profile. `month` is the first day of it.
create table job_photos (
  id             bigint generated always as identity primary key,
  "technicianId" text not null references technicians (uid),
  url            text not null,
  caption        text not null,
  month          date not null,
  position       smallint not null check (position between 1 and 8),
  "hiddenAt"     timestamptz,
  "createdAt"    timestamptz not null,
  unique ("technicianId", position) deferrable initially deferred
);
create trigger job_photos_tell_public after insert or update or delete on job_photos
  for each statement execute function tell_public();
create trigger technician_checks_tell_public after insert or update on technician_checks
  for each statement execute function tell_public();

-- One technician does not accept one client.
create table client_blocks (
  "technicianId" text not null references technicians (uid),
  "clientId"     text not null references users (uid),
  "createdAt"    timestamptz not null,
  primary key ("technicianId", "clientId")
);
-- Volatile, so that it reads with a snapshot of its own: called after the technician's row is locked, it sees a block that
-- was committed while the statement waited.
create function is_client_blocked(technician text, client text) returns boolean language plpgsql volatile as $$
begin
  return exists (select from client_blocks where "technicianId" = technician and "clientId" = client);
end $$;

-- One case per visit. `turn` says who must act, until `dueAt`.
create table guarantee_cases (
  id             bigint generated always as identity primary key,
  "reservaKey"   bigint not null unique references reservas (key),
  "technicianId" text not null references technicians (uid),
  "clientId"     text not null references users (uid),
  -- What the client chose: Decreto 735 asks for it in writing.
  wish           text not null check (wish in ('repeat', 'refund')),
  step           text not null check (step in
    ('opened', 'repeat-offered', 'repeat-booked', 'repeat-done', 'refund-offered', 'disputed', 'closed')),
  turn           text check (turn in ('technician', 'client', 'admin')),
  -- Since when the step lasts.
  "stepAt"       timestamptz not null,
  "dueAt"        timestamptz,
  -- The visit that repeats the work; it stays when that visit is cancelled, until another one is booked.
  "repeatKey"    bigint unique references reservas (key),
  outcome        text check (outcome in ('repaired', 'refunded', 'dismissed', 'withdrawn')),
  "openedAt"     timestamptz not null,
  "closedAt"     timestamptz,
  constraint guarantee_cases_closed check ((step = 'closed') = (outcome is not null) and (step = 'closed') = ("closedAt" is not null))
);
create index guarantee_cases_of_technician on guarantee_cases ("technicianId", id);
create index guarantee_cases_of_client on guarantee_cases ("clientId", id);
create index guarantee_cases_due on guarantee_cases ("dueAt") where turn in ('technician', 'client');
-- The administrators' list: those that wait for them, other open ones, closed ones.
create index guarantee_cases_for_admin on guarantee_cases ("stepAt", id) where turn = 'admin';
create index guarantee_cases_open on guarantee_cases ("stepAt", id) where step <> 'closed' and turn is distinct from 'admin';
create index guarantee_cases_closed on guarantee_cases ("closedAt" desc, id desc) where step = 'closed';

-- Everything said and done in a case, append-only.
create table guarantee_events (
  id         bigint generated always as identity primary key,
  "caseId"   bigint not null references guarantee_cases (id),
  at         timestamptz not null,
  -- Null: the clock.
  "actorUid" text,
  "actorRole" text check ("actorRole" in ('client', 'technician', 'admin')),
  kind       text not null,
  text       text not null default '',
  -- Of an offered refund.
  amount     text not null default '',
  -- The same form sent twice is one event.
  "formKey"  uuid
);
create index guarantee_events_of on guarantee_events ("caseId", id);
create unique index guarantee_events_of_form on guarantee_events ("caseId", "formKey");
create trigger guarantee_events_are_append_only before update or delete on guarantee_events
  for each row execute function refuse_change();
create table guarantee_photos (
  "eventId" bigint not null references guarantee_events (id),
  "photoId" uuid not null references problem_photos (id) on delete cascade,
  position  smallint not null check (position between 1 and 3),
  primary key ("eventId", "photoId")
);
create index guarantee_photos_of_photo on guarantee_photos ("photoId");

create function guarantee_cases_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || new."clientId");
  perform tell_live('technician:' || new."technicianId");
  perform tell_live('panel');
  return null;
end $$;
create trigger guarantee_cases_tell_live after insert or update on guarantee_cases
  for each row execute function guarantee_cases_tell_live();
create function guarantee_events_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from guarantee_cases where id = new."caseId";
  return null;
end $$;
create trigger guarantee_events_tell_live after insert on guarantee_events
  for each row execute function guarantee_events_tell_live();

-- Letters and push messages may wait: an act of moderation can be undone for ten minutes. `line` is that act: the news is
-- sent only if it still stands.
drop function queue_booking_notice(bigint, text, text);
create function queue_booking_notice(booking bigint, news text, recipient text, run_at timestamptz default null,
  line bigint default null)
returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('send-booking-mail',
    json_strip_nulls(json_build_object('key', booking, 'news', news, 'line', line)),
    run_at := queue_booking_notice.run_at, max_attempts := 12);
  perform graphile_worker.add_job('send-push',
    json_strip_nulls(json_build_object('subscription', id, 'key', booking, 'news', news, 'line', line)),
    run_at := queue_booking_notice.run_at, max_attempts := 6)
    from push_subscriptions where uid = recipient;
end $$;
