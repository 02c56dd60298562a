-- Compatible with the version before.
-- D74: technicians whom a client keeps with a heart, and those whom the client took off the own list.
create table favourites (
  "clientId"     text not null references users (uid),
  "technicianId" text not null references technicians (uid),
  "keptAt"       timestamptz,
  "removedAt"    timestamptz,
  primary key ("clientId", "technicianId"),
  constraint favourites_kept_or_removed check (("keptAt" is null) <> ("removedAt" is null))
);
create index favourites_of_technician on favourites ("technicianId") where "keptAt" is not null;
