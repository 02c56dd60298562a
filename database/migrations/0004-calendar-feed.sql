-- Whoever knows the token reads the calendar; a new one replaces it, deleting the row takes it back.
create table calendar_feeds (
  "technicianId" text primary key references technicians (uid),
  token          text not null unique check (length(token) >= 32),
  "createdAt"    timestamptz not null default now()
);
