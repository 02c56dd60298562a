-- Section 7, admin rows: each list of the panel has an index in its own order, each search one of trigrams (D42).
create index technicians_panel on technicians ((plain_text(nombre)) collate "C", uid) where "deletedAt" is null;
-- What the panel filters by: `estado`, and for a profile that published itself without any, that it is published.
create index technicians_panel_by_state on technicians
  ((case when publicado then 'publicado' else estado end), (plain_text(nombre)) collate "C", uid)
  where "deletedAt" is null;
create index technicians_panel_by_city on technicians
  ((plain_text(ciudad)) collate "C", (plain_text(nombre)) collate "C", uid) where "deletedAt" is null;
create index technicians_panel_search on technicians using gin ((plain_text(nombre)) gin_trgm_ops)
  where "deletedAt" is null;

drop index users_newest;
create index users_newest on users ("createdAt" desc, uid desc) where "deletedAt" is null;
create index users_by_email on users (email collate "C") where "deletedAt" is null;
create index users_panel_search on users using gin ((plain_text(name || E'\n' || email)) gin_trgm_ops)
  where "deletedAt" is null;
create index users_admins on users (uid) where role = 'admin' and "deletedAt" is null;

create index technicians_deleted on technicians ("deletedAt") where "deletedAt" is not null;
create index users_deleted on users ("deletedAt") where "deletedAt" is not null;

create index reviews_decided on reviews_public ("createdAt" desc, id desc) where aprobada or "rejectedAt" is not null;
create index reservas_by_hour on reservas ("scheduledAt") where status <> 'cancelada';

-- D22: whoever may not sign in is not in the catalogue. A profile that its owner publishes in the instant in which the
-- account is blocked stays hidden: the account's row is waited for, and then judged as it is.
create function technicians_hide_barred() returns trigger language plpgsql as $$
begin
  perform from users where uid = new.uid and "deletedAt" is null and (not blocked or role is not distinct from 'admin')
    for share;
  new.publicado := found;
  return new;
end $$;
create trigger technicians_hide_barred before update of publicado on technicians
  for each row when (new.publicado and not old.publicado) execute function technicians_hide_barred();
