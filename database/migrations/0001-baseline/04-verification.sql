-- Checks of technicians and their documents.

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
create trigger technician_checks_tell_public after insert or update on technician_checks
  for each statement execute function tell_public();

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
