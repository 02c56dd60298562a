-- Section 7, admin rows (D42). Each list of the panel has an index in its order that includes the searched text: a
-- search is an index-only scan that stops when the page is full.
alter table technicians add column "plainName" text collate "C" not null
  generated always as (plain_text(left(nombre, 300))) stored;
alter table users add column "plainText" text collate "C" not null
  generated always as (plain_text(left(name, 300) || E'\n' || left(email, 320))) stored;

create index technicians_panel on technicians ("plainName", uid) where "deletedAt" is null;
create index technicians_panel_by_city on technicians ((plain_text(ciudad)) collate "C", "plainName", uid)
  where "deletedAt" is null;
-- A profile published by its owner has no `estado`.
create index technicians_panel_published on technicians ("plainName", uid) include (publicado)
  where "deletedAt" is null and (publicado or estado = 'publicado');
create index technicians_panel_in_review on technicians ("plainName", uid)
  where "deletedAt" is null and estado = 'en_revision';
create index technicians_panel_blocked on technicians ("plainName", uid)
  where "deletedAt" is null and estado = 'bloqueado';

drop index users_newest;
create index users_newest on users ("createdAt" desc, uid desc) where "deletedAt" is null;
create index users_panel on users (email collate "C", uid) include ("plainText") where "deletedAt" is null;
create index users_admins on users (uid) where role = 'admin' and "deletedAt" is null;

create index technicians_deleted on technicians ("deletedAt") where "deletedAt" is not null;
create index users_deleted on users ("deletedAt") where "deletedAt" is not null;

create index reviews_decided on reviews_public ("createdAt" desc, id desc) where aprobada or "rejectedAt" is not null;
create index reservas_by_hour on reservas ("scheduledAt") where status <> 'cancelada';

-- D22: blocked and deleted users are not in the catalogue. The trigger locks the user's row, so that publishing and
-- blocking at the same time leaves the profile hidden.
create function technicians_hide_barred() returns trigger language plpgsql as $$
begin
  perform from users where uid = new.uid and "deletedAt" is null and (not blocked or role is not distinct from 'admin')
    for share;
  new.publicado := found;
  return new;
end $$;
create trigger technicians_hide_barred before update of publicado on technicians
  for each row when (new.publicado and not old.publicado) execute function technicians_hide_barred();
