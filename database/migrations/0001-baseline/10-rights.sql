-- Ley 1581. What people authorised and deletions by their owners are columns of users.

-- A ZIP with everything about one person. The file carries the id as its name.
create table data_exports (
  id            uuid primary key,
  uid           text not null references users (uid) on delete cascade,
  "requestedAt" timestamptz not null,
  "readyAt"     timestamptz,
  "expiresAt"   timestamptz,
  bytes         bigint,
  constraint data_exports_ready check (("readyAt" is null) = ("expiresAt" is null) and ("readyAt" is null) = (bytes is null))
);
create unique index data_exports_one_under_way on data_exports (uid) where "readyAt" is null;
create index data_exports_of on data_exports (uid, "requestedAt" desc);
create trigger data_exports_tell_live after update of "readyAt" on data_exports
  for each row execute function users_tell_live();
