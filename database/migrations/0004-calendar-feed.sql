-- The token gives read access to the calendar. A new token replaces it; deleting the row revokes it.
create table calendar_feeds (
  "technicianId" text primary key references technicians (uid),
  token          text not null unique check (length(token) >= 32),
  "createdAt"    timestamptz not null default now()
);
