-- The tables of section 3. Column names keep the specification's spelling and need quotes.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Text for comparison: no case, no accents. `return` makes PostgreSQL parse the body now: generated columns and indexes are
-- computed with an empty search path.
create function plain_text(typed text) returns text
language sql immutable strict parallel safe
return lower(unaccent('unaccent'::regdictionary,
  case when typed ~ '[\u0300-\u036f]' then normalize(typed, NFC) else typed end));

create table users (
  uid             text primary key,
  name            text not null,
  email           text not null unique check (email = lower(btrim(email))),
  "emailVerified" boolean not null default false,
  image           text,
  role            text check (role in ('cliente', 'tecnico', 'admin')),
  ciudad          text not null default '',
  barrio          text not null default '',
  telefono        text not null default '',
  status          text not null default 'activo',
  blocked         boolean not null default false,
  "createdAt"     timestamptz not null default now(),
  "updatedAt"     timestamptz not null default now(),
  "deletedAt"     timestamptz,
  "plainText"     text collate "C" not null
    generated always as (plain_text(left(name, 300) || E'\n' || left(email, 320))) stored
);
create index users_newest on users ("createdAt" desc, uid desc) where "deletedAt" is null;

-- Better Auth: sessions, credentials, one-time tokens.
create table sessions (
  id          text primary key,
  token       text not null unique,
  "userId"    text not null references users (uid) on delete cascade,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index sessions_of_user on sessions ("userId");

create table accounts (
  id           text primary key,
  "accountId"  text not null,
  "providerId" text not null,
  "userId"     text not null references users (uid) on delete cascade,
  password     text,
  "createdAt"  timestamptz not null default now(),
  "updatedAt"  timestamptz not null default now(),
  unique ("providerId", "accountId")
);
create index accounts_of_user on accounts ("userId");

create table verifications (
  id          text primary key,
  identifier  text not null,
  value       text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

create table technicians (
  uid                text primary key references users (uid),
  nombre             text not null,
  slug               text not null unique,
  descripcion        text not null default '',
  "bioCorta"         text not null default '',
  tags               text[] not null default '{}',
  ciudad             text not null default '',
  barrio             text not null default '',
  telefono           text not null default '',
  "fotoURL"          text,
  especialidades     text[] not null default '{}',
  servicios          jsonb not null default '[]' check (jsonb_typeof(servicios) = 'array'),
  "zonasCobertura"   text[] not null default '{}',
  "aniosExperiencia" integer not null default 0 check ("aniosExperiencia" between 0 and 99),
  "tarifaBase"       integer check ("tarifaBase" >= 0),
  moneda             text check (moneda in ('COP', 'USD', 'ARS')),
  disponible         boolean not null default true,
  "disponibilidadTxt" text not null default '',
  horarios           jsonb not null default '{
    "lun": [{"inicio": "08:00", "fin": "18:00"}], "mar": [{"inicio": "08:00", "fin": "18:00"}],
    "mie": [{"inicio": "08:00", "fin": "18:00"}], "jue": [{"inicio": "08:00", "fin": "18:00"}],
    "vie": [{"inicio": "08:00", "fin": "18:00"}], "sab": [], "dom": []}'
    check (jsonb_typeof(horarios) = 'object'),
  excepciones        jsonb not null default '{}' check (jsonb_typeof(excepciones) = 'object'),
  "ratingPromedio"   double precision not null default 0 check ("ratingPromedio" between 0 and 5),
  "resenasCount"     integer not null default 0 check ("resenasCount" >= 0),
  publicado          boolean not null default false,
  verificado         boolean not null default false,
  estado             text check (estado in ('publicado', 'en_revision', 'bloqueado')),
  certificaciones    text[] not null default '{}',
  licencias          jsonb not null default '[]' check (jsonb_typeof(licencias) = 'array'),
  "createdAt"        timestamptz not null default now(),
  "updatedAt"        timestamptz not null default now(),
  "deletedAt"        timestamptz,
  -- Optimistic lock of the technician's editor. Only the editor increments it: ratings, photos and moderation do not make
  -- an open form stale.
  revision           integer not null default 0,
  "plainName"        text collate "C" not null generated always as (plain_text(left(nombre, 300))) stored,
  constraint technicians_published_is_allowed
    check (not publicado or ("deletedAt" is null and coalesce(estado, 'publicado') = 'publicado'))
);

-- A cancelled booking keeps its row and frees its slot: the id is unique among bookings that are not cancelled (D12).
create table reservas (
  key                   bigint generated always as identity primary key,
  id                    text not null,
  "technicianId"        text not null references technicians (uid),
  "technicianName"      text not null,
  "technicianCiudad"    text not null default '',
  "technicianSlug"      text not null default '',
  "technicianPhone"     text not null default '',
  "clientId"            text not null references users (uid),
  "clientName"          text not null,
  "clientEmail"         text not null,
  date                  date not null,
  start                 text not null check (start ~ '^(0[89]|1[0-9]):00$'),
  "end"                 text not null check ("end" ~ '^(09|1[0-9]|20):00$'),
  "scheduledAt"         timestamptz not null,
  description           text not null default '',
  address               text not null default '',
  status                text not null default 'solicitada'
    check (status in ('solicitada', 'confirmada', 'cancelada', 'completada')),
  "cancelReason"        text check ("cancelReason" in ('tecnico', 'sin_respuesta', 'moderacion')),
  "formKey"             uuid,
  -- Reminders sent: 0 none, 1 the day before, 2 two hours before.
  reminded              smallint not null default 0 check (reminded between 0 and 2),
  fuente                text not null default 'web',
  "createdAt"           timestamptz not null default now(),
  "updatedAt"           timestamptz not null default now(),
  constraint reservas_id_names_the_slot
    check (id = "technicianId" || '_' || to_char(date, 'YYYYMMDD') || '_' || left(start, 2)),
  constraint reservas_scheduled_in_bogota
    check ("scheduledAt" = (date + start::time) at time zone 'America/Bogota'),
  constraint reservas_not_with_oneself check ("clientId" <> "technicianId"),
  constraint reservas_reason_only_when_cancelled check ("cancelReason" is null or status = 'cancelada')
);
create unique index reservas_one_per_slot on reservas (id) where status <> 'cancelada';
-- Submitting the same form twice makes one booking, even after the technician cancelled it.
create unique index reservas_one_per_form on reservas ("clientId", "formKey", id);
create index reservas_of_client on reservas ("clientId", "scheduledAt");
create index reservas_of_technician on reservas ("technicianId", "scheduledAt");
create index reservas_open on reservas ("scheduledAt") where status in ('solicitada', 'confirmada');

create table reviews_public (
  id             bigint generated always as identity primary key,
  "reservaKey"   bigint not null unique references reservas (key),
  "technicianId" text not null references technicians (uid),
  "clientId"     text not null references users (uid),
  "clienteNombre" text not null,
  rating         smallint not null check (rating between 1 and 5),
  comentario     text not null default '',
  aprobada       boolean not null default false,
  "rejectedAt"   timestamptz,
  "rejectReason" text,
  "createdAt"    timestamptz not null default now(),
  constraint reviews_not_both check (not (aprobada and "rejectedAt" is not null))
);
create index reviews_of_technician on reviews_public ("technicianId", "createdAt" desc) where aprobada;
create index reviews_newest_approved on reviews_public ("createdAt" desc) where aprobada;
create index reviews_waiting on reviews_public ("createdAt") where not aprobada and "rejectedAt" is null;

-- Audit log of moderation, append-only.
create table moderation_trail (
  id           bigint generated always as identity primary key,
  at           timestamptz not null default now(),
  "actorUid"   text not null,
  act          text not null,
  "targetKind" text not null check ("targetKind" in ('technician', 'user', 'review')),
  "targetId"   text not null,
  before       jsonb not null,
  after        jsonb not null,
  reason       text
);
create index moderation_trail_of_target on moderation_trail ("targetKind", "targetId", id desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end $$;
create trigger moderation_trail_is_append_only before update or delete on moderation_trail
  for each row execute function refuse_change();
create trigger moderation_trail_is_never_emptied before truncate on moderation_trail
  for each statement execute function refuse_change();

-- Rate limit counters per account and per network (columns of rate-limiter-flexible).
create table limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table settings (
  key   text primary key,
  value text not null
);

-- The token gives read access to the calendar. A new token replaces it; deleting the row revokes it.
create table calendar_feeds (
  "technicianId" text primary key references technicians (uid),
  token          text not null unique check (length(token) >= 32),
  "createdAt"    timestamptz not null default now()
);

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
