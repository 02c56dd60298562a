-- Guarantee cases of Ley 1480 about a finished visit.

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
  constraint guarantee_cases_closed
    check ((step = 'closed') = (outcome is not null) and (step = 'closed') = ("closedAt" is not null))
);
create index guarantee_cases_of_technician on guarantee_cases ("technicianId", id);
create index guarantee_cases_of_client on guarantee_cases ("clientId", id);
create index guarantee_cases_due on guarantee_cases ("dueAt") where turn in ('technician', 'client');
-- The administrators' list: those that wait for them, other open ones, closed ones.
create index guarantee_cases_for_admin on guarantee_cases ("stepAt", id) where turn = 'admin';
create index guarantee_cases_open on guarantee_cases ("stepAt", id) where step <> 'closed' and turn is distinct from 'admin';
create index guarantee_cases_closed on guarantee_cases ("closedAt" desc, id desc) where step = 'closed';

create function guarantee_cases_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || new."clientId");
  perform tell_live('technician:' || new."technicianId");
  perform tell_live('panel');
  return null;
end $$;
create trigger guarantee_cases_tell_live after insert or update on guarantee_cases
  for each row execute function guarantee_cases_tell_live();

-- Everything said and done in a case, append-only.
create table guarantee_events (
  id          bigint generated always as identity primary key,
  "caseId"    bigint not null references guarantee_cases (id),
  at          timestamptz not null,
  -- Null: the clock.
  "actorUid"  text,
  "actorRole" text check ("actorRole" in ('client', 'technician', 'admin')),
  kind        text not null,
  text        text not null default '',
  -- Of an offered refund.
  amount      text not null default '',
  -- The same form sent twice is one event.
  "formKey"   uuid
);
create index guarantee_events_of on guarantee_events ("caseId", id);
create unique index guarantee_events_of_form on guarantee_events ("caseId", "formKey");
create trigger guarantee_events_are_append_only before update or delete on guarantee_events
  for each row execute function refuse_change();

create function guarantee_events_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from guarantee_cases where id = new."caseId";
  return null;
end $$;
create trigger guarantee_events_tell_live after insert on guarantee_events
  for each row execute function guarantee_events_tell_live();

create table guarantee_photos (
  "eventId" bigint not null references guarantee_events (id),
  "photoId" uuid not null references problem_photos (id) on delete cascade,
  position  smallint not null check (position between 1 and 3),
  primary key ("eventId", "photoId")
);
create index guarantee_photos_of_photo on guarantee_photos ("photoId");
