-- Optimistic lock of the technician's editor. Only the editor increments it: ratings, photos and moderation do not make
-- an open form stale.
alter table technicians add column revision integer not null default 0;

-- Renaming a profile changes its slug. Former slugs redirect to the current one.
create table technician_slugs (
  slug        text primary key,
  uid         text not null references technicians (uid) on delete cascade,
  "retiredAt" timestamptz not null default now()
);
create index technician_slugs_of on technician_slugs (uid);

create function technicians_keep_old_slug() returns trigger language plpgsql as $$
begin
  -- Back under an address of one's own.
  delete from technician_slugs where slug = new.slug and uid = new.uid;
  if exists (select from technician_slugs where slug = new.slug) then
    raise unique_violation using
      message = format('the slug %s was somebody else''s', new.slug), constraint = 'technicians_slug_key';
  end if;
  insert into technician_slugs (slug, uid) values (old.slug, old.uid)
    on conflict (slug) do update set uid = excluded.uid, "retiredAt" = now();
  return null;
end $$;
create trigger technicians_keep_old_slug after update of slug on technicians
  for each row when (old.slug is distinct from new.slug) execute function technicians_keep_old_slug();
