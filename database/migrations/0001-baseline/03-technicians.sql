-- Profiles, their former slugs, photos of finished jobs.

-- The shapes of the JSON columns of technicians.

-- {"lun": [{"inicio": "08:00", "fin": "12:00"}, …], …}: under every key a list of ranges; 24:00 ends the day.
create function day_ranges_are_valid(days jsonb) returns boolean language sql immutable as $$
  select coalesce(jsonb_typeof(days) = 'object' and not jsonb_path_exists(days, 'strict $.*[*] ? (!exists (@ ? (
    @.inicio like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fin like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
  )))', silent => true), false);
$$;

create function exceptions_are_valid(excepciones jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(excepciones) = 'object' and day_ranges_are_valid(coalesce(excepciones -> 'fechas', '{}'))
    and coalesce(jsonb_typeof(excepciones -> 'festivos'), 'boolean') = 'boolean';
$$;

create function services_are_valid(servicios jsonb) returns boolean language sql immutable as $$
  select coalesce(not jsonb_path_exists(servicios, 'strict $[*] ? (!exists (@ ? (
    @.nombre.type() == "string" && @.codigo.type() == "string" && @.descripcion.type() == "string"
    && @.tarifa.type() == "string" && (@.precioSugerido >= 0 || @.precioSugerido == null)
  )))', silent => true), false);
$$;

create function licences_are_valid(licencias jsonb) returns boolean language sql immutable as $$
  select coalesce(not jsonb_path_exists(licencias, 'strict $[*] ? (!exists (@ ? (
    @.tipo.type() == "string" && @.entidad.type() == "string" && @.numero.type() == "string"
    && @.vence.type() == "string"
  )))', silent => true), false);
$$;

create function technician_json_is_valid(horarios jsonb, excepciones jsonb, servicios jsonb, licencias jsonb)
  returns boolean language sql immutable as $$
  select day_ranges_are_valid(horarios) and exceptions_are_valid(excepciones) and services_are_valid(servicios)
    and licences_are_valid(licencias);
$$;

create table technicians (
  uid                 text primary key references users (uid),
  nombre              text not null,
  slug                text not null unique,
  descripcion         text not null default '',
  "bioCorta"          text not null default '',
  tags                text[] not null default '{}',
  ciudad              text not null default '',
  barrio              text not null default '',
  telefono            text not null default '',
  "fotoURL"           text,
  especialidades      text[] not null default '{}',
  servicios           jsonb not null default '[]' check (jsonb_typeof(servicios) = 'array'),
  "zonasCobertura"    text[] not null default '{}',
  "aniosExperiencia"  integer not null default 0 check ("aniosExperiencia" between 0 and 99),
  "tarifaBase"        integer check ("tarifaBase" >= 0),
  moneda              text check (moneda in ('COP', 'USD', 'ARS')),
  disponible          boolean not null default true,
  "disponibilidadTxt" text not null default '',
  horarios            jsonb not null default '{
    "lun": [{"inicio": "08:00", "fin": "18:00"}], "mar": [{"inicio": "08:00", "fin": "18:00"}],
    "mie": [{"inicio": "08:00", "fin": "18:00"}], "jue": [{"inicio": "08:00", "fin": "18:00"}],
    "vie": [{"inicio": "08:00", "fin": "18:00"}], "sab": [], "dom": []}'
    check (jsonb_typeof(horarios) = 'object'),
  excepciones         jsonb not null default '{}' check (jsonb_typeof(excepciones) = 'object'),
  "ratingPromedio"    double precision not null default 0 check ("ratingPromedio" between 0 and 5),
  "resenasCount"      integer not null default 0 check ("resenasCount" >= 0),
  publicado           boolean not null default false,
  verificado          boolean not null default false,
  estado              text check (estado in ('publicado', 'en_revision', 'bloqueado')),
  certificaciones     text[] not null default '{}',
  licencias           jsonb not null default '[]' check (jsonb_typeof(licencias) = 'array'),
  "createdAt"         timestamptz not null default now(),
  "updatedAt"         timestamptz not null default now(),
  "deletedAt"         timestamptz,
  -- Optimistic lock of the technician's editor. Only the editor increments it: ratings, photos and moderation do not make
  -- an open form stale.
  revision            integer not null default 0,
  -- What the panel searches.
  "plainName"         text collate "C" not null generated always as (plain_text(left(nombre, 300))) stored,
  -- Queries that show technicians to others leave out the rows that pages cannot read. Stored, because reads ask for it
  -- and jsonpath is slow.
  "isReadable"        boolean not null
    generated always as (technician_json_is_valid(horarios, excepciones, servicios, licencias)) stored,
  constraint technicians_published_is_allowed
    check (not publicado or ("deletedAt" is null and coalesce(estado, 'publicado') = 'publicado'))
);
-- Section 7, admin rows (D42). Each list of the panel has an index in its order that includes the searched text: a
-- search is an index-only scan that stops when the page is full.
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
-- The third key column lets a scan skip other cities.
create index technicians_unmoderated on technicians ("createdAt", uid, (plain_text(ciudad)) collate "C")
  include ("plainName", publicado, estado) where "deletedAt" is null and estado is null;
create index technicians_unverified on technicians ("createdAt", uid, (plain_text(ciudad)) collate "C")
  include ("plainName", publicado, estado) where "deletedAt" is null and not verificado;
create index technicians_deleted on technicians ("deletedAt", uid) include ("plainName") where "deletedAt" is not null;
-- Searches for words that few rows have; for common words a scan in the order of the list finds a page sooner.
create index technicians_panel_words on technicians using gin ("plainName" gin_trgm_ops) where "deletedAt" is null;
-- Who a photo belongs to, by the last two segments of its URL: image requests look it up.
create index technicians_photo on technicians (substring("fotoURL" from '[^/]+/[^/]+$'));

-- A trigger and not a check constraint: a row that has another shape already (restored, written with triggers disabled) can
-- still be moderated, rated and hidden.
create function refuse_json_shape() returns trigger language plpgsql as $$
begin
  raise check_violation using constraint = 'technicians_json_shape', table = 'technicians',
    message = format('horarios, excepciones, servicios or licencias of %s have another shape', new.uid);
end $$;
create trigger technicians_json_shape after insert or update of horarios, excepciones, servicios, licencias on technicians
  for each row when (not new."isReadable") execute function refuse_json_shape();

-- D22: blocked and deleted users are not in the catalogue. The trigger locks the user's row, so that publishing and
-- blocking at the same time leaves the profile hidden. Who is barred: `isUserBarred` of app/accounts/domain.
create function technicians_hide_barred() returns trigger language plpgsql as $$
begin
  perform from users where uid = new.uid and "deletedAt" is null and (not blocked or role is not distinct from 'admin')
    for share;
  new.publicado := found;
  return new;
end $$;
create trigger technicians_hide_barred before update of publicado on technicians
  for each row when (new.publicado and not old.publicado) execute function technicians_hide_barred();

create function technicians_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('technician:' || new.uid);
  return null;
end $$;
create trigger technicians_tell_live_insert after insert on technicians
  for each row execute function technicians_tell_live();
create trigger technicians_tell_live_update after update of nombre, slug, publicado, "deletedAt" on technicians
  for each row when ((old.nombre, old.slug, old.publicado, old."deletedAt") is distinct from
    (new.nombre, new.slug, new.publicado, new."deletedAt")) execute function technicians_tell_live();
-- Profiles and lists show a technician who is or was published.
create trigger technicians_tell_public_insert after insert on technicians
  for each row when (new.publicado) execute function tell_public();
create trigger technicians_tell_public_update after update on technicians
  for each row when (old.publicado or new.publicado) execute function tell_public();
create trigger technicians_tell_public_delete after delete on technicians
  for each row when (old.publicado) execute function tell_public();
create trigger technicians_tell_public_truncate after truncate on technicians
  for each statement execute function tell_public();
create trigger technicians_tell_panel_insert after insert on technicians
  for each statement execute function tell_panel();
create trigger technicians_tell_panel_update after update of publicado, estado, "deletedAt" on technicians
  for each row when ((old.publicado, old.estado, old."deletedAt") is distinct from
    (new.publicado, new.estado, new."deletedAt")) execute function tell_panel();

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

-- Photos of past jobs, part of the public profile. `month` is the first day of it.
create table job_photos (
  id             bigint generated always as identity primary key,
  "technicianId" text not null references technicians (uid),
  url            text not null,
  caption        text not null,
  month          date not null,
  position       smallint not null check (position between 1 and 8),
  "hiddenAt"     timestamptz,
  "createdAt"    timestamptz not null,
  unique ("technicianId", position) deferrable initially deferred
);
-- As technicians_photo.
create index job_photos_photo on job_photos (substring(url from '[^/]+/[^/]+$'));
create trigger job_photos_tell_public after insert or update or delete on job_photos
  for each statement execute function tell_public();
