-- What subjects share: comparable text, notifications, the trail of acts, settings, rate limits, worker pools.
-- In all files column names keep the specification's spelling and need quotes; PostgreSQL keeps the columns in this order,
-- and so do the rows of a backup: a later migration adds its columns at the end.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Text for comparison: no case, no accents. `return` makes PostgreSQL parse the body now: generated columns and indexes are
-- computed with an empty search path.
create function plain_text(typed text) returns text
language sql immutable strict parallel safe
return lower(unaccent('unaccent'::regdictionary,
  case when typed ~ '[\u0300-\u036f]' then normalize(typed, NFC) else typed end));

-- Notifications for open pages (server/live) and for the cached pages of guests (server/page-cache), received by every
-- instance on commit. The payload is a topic: it names what changed and carries no data. PostgreSQL sends identical
-- notifications of one transaction once, however many rows changed. The triggers stand with their tables.
create function tell_live(topic text) returns void language sql as $$
  select pg_notify('live', topic);
$$;

-- Removes the cached pages of guests at once.
create function tell_public() returns trigger language plpgsql as $$
begin
  perform tell_live('public');
  return null;
end $$;

-- Bookings change free hours and hide nobody. With a topic of their own, cached pages of guests are out of date after a booking
-- but may still be shown when the database cannot be reached; `public` removes them at once.
create function tell_hours() returns trigger language plpgsql as $$
begin
  perform tell_live('hours');
  return null;
end $$;

-- Open panels of administrators revalidate.
create function tell_panel() returns trigger language plpgsql as $$
begin
  perform tell_live('panel');
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end $$;

-- Audit log of moderation, append-only.
create table moderation_trail (
  id           bigint generated always as identity primary key,
  at           timestamptz not null default now(),
  "actorUid"   text not null,
  act          text not null,
  "targetKind" text not null check ("targetKind" in ('technician', 'user', 'review', 'reply', 'report', 'guarantee')),
  "targetId"   text not null,
  before       jsonb not null,
  after        jsonb not null,
  reason       text
);
create index moderation_trail_of_target on moderation_trail ("targetKind", "targetId", id desc);
create trigger moderation_trail_is_append_only before update or delete on moderation_trail
  for each row execute function refuse_change();
create trigger moderation_trail_is_never_emptied before truncate on moderation_trail
  for each statement execute function refuse_change();
create trigger moderation_trail_tell_panel after insert on moderation_trail
  for each statement execute function tell_panel();

create table settings (
  key   text primary key,
  value text not null
);

-- Rate limit counters per account and per network (columns of rate-limiter-flexible).
create table limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- The worker pools of running programs, updated every few seconds: jobs locked by a pool that is not are unlocked.
create table worker_pools (
  id       text primary key,
  "seenAt" timestamptz not null
);
