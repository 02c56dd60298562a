-- Ley 1581: what people authorised and were told, the exports of their data, and accounts deleted by their owners.
alter table users
  -- The version of the texts that creating the account authorised; null for accounts made before it was stored.
  add column "authorizedVersion"   text,
  add column "authorizedAt"        timestamptz,
  -- The last changed version that the person was told about.
  add column "toldVersion"         text,
  add column "toldAt"              timestamptz,
  -- The owner deleted the account; "deletedAt" alone means that an administrator did.
  add column "deletionRequestedAt" timestamptz,
  -- The personal data are gone; only the id is left, for the rows of others.
  add column "erasedAt"            timestamptz,
  add constraint users_authorized check (("authorizedVersion" is null) = ("authorizedAt" is null)),
  add constraint users_told check (("toldVersion" is null) = ("toldAt" is null)),
  add constraint users_deletion_requested check ("deletionRequestedAt" is null or "deletedAt" is not null),
  add constraint users_erased check ("erasedAt" is null or "deletedAt" is not null);

-- The panel lists deleted accounts until they are erased, and the daily job finds those that are due.
drop index users_deleted;
create index users_deleted on users ("deletedAt", uid) include ("plainText")
  where "deletedAt" is not null and "erasedAt" is null;

-- One side of the visit deleted its account.
alter table reservas drop constraint "reservas_cancelReason_check",
  add constraint "reservas_cancelReason_check"
    check ("cancelReason" in ('tecnico', 'sin_respuesta', 'moderacion', 'cuenta_eliminada'));

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
