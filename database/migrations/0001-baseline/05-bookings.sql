-- Bookings, photos of the problem, shared calendars, clients that a technician does not accept.

-- A cancelled booking keeps its row and frees its slot: the id is unique among bookings that are not cancelled (D12).
create table reservas (
  key                 bigint generated always as identity primary key,
  id                  text not null,
  "technicianId"      text not null references technicians (uid),
  "technicianName"    text not null,
  "technicianCiudad"  text not null default '',
  "technicianSlug"    text not null default '',
  "technicianPhone"   text not null default '',
  "clientId"          text not null references users (uid),
  "clientName"        text not null,
  "clientEmail"       text not null,
  date                date not null,
  start               text not null check (start ~ '^(0[89]|1[0-9]):00$'),
  "end"               text not null check ("end" ~ '^(09|1[0-9]|20):00$'),
  "scheduledAt"       timestamptz not null,
  description         text not null default '',
  address             text not null default '',
  status              text not null default 'solicitada'
    check (status in ('solicitada', 'confirmada', 'cancelada', 'completada')),
  "cancelReason"      text check ("cancelReason" in ('tecnico', 'sin_respuesta', 'moderacion', 'cuenta_eliminada')),
  "formKey"           uuid,
  -- Reminders sent: 0 none, 1 the day before, 2 two hours before.
  reminded            smallint not null default 0 check (reminded between 0 and 2),
  fuente              text not null default 'web',
  "createdAt"         timestamptz not null default now(),
  "updatedAt"         timestamptz not null default now(),
  -- The booked service and its price at that moment; empty and null for 'No sé, que lo revise'.
  servicio            text not null default '',
  precio              integer check (precio >= 0),
  -- The technician's words for a cancellation, and the hours offered instead.
  "cancelNote"        text not null default '' check ("cancelNote" = '' or status = 'cancelada'),
  "offeredHours"      timestamptz[] not null default '{}' check (cardinality("offeredHours") <= 3),
  -- The earlier booking whose form was sent again.
  "rebookedFrom"      bigint references reservas (key),
  -- When the client dismissed the alternatives to a cancelled booking.
  "rescueDismissedAt" timestamptz,
  -- Each is sent once.
  "answerRemindedAt"  timestamptz,
  "ratingRequestedAt" timestamptz,
  -- The technician's first answer to the request.
  answer              text check (answer in ('accepted', 'declined')),
  "answeredAt"        timestamptz,
  -- The client's phone at the moment of the request.
  "clientPhone"       text not null default '',
  -- The act of moderation that cancelled it, and the status before: an undone act gives it back.
  "withdrawnBy"       bigint references moderation_trail (id),
  "statusBefore"      text check ("statusBefore" in ('solicitada', 'confirmada')),
  -- The network that sent the request, hashed as in `limits`; only while the request waits for its answer (D51).
  "requestNetwork"    text,
  constraint reservas_id_names_the_slot
    check (id = "technicianId" || '_' || to_char(date, 'YYYYMMDD') || '_' || left(start, 2)),
  constraint reservas_scheduled_in_bogota
    check ("scheduledAt" = (date + start::time) at time zone 'America/Bogota'),
  constraint reservas_not_with_oneself check ("clientId" <> "technicianId"),
  constraint reservas_reason_only_when_cancelled check ("cancelReason" is null or status = 'cancelada'),
  constraint reservas_answered check ((answer is null) = ("answeredAt" is null))
);
create unique index reservas_one_per_slot on reservas (id) where status <> 'cancelada';
-- Submitting the same form twice makes one booking, even after the technician cancelled it.
create unique index reservas_one_per_form on reservas ("clientId", "formKey", id);
create index reservas_of_client on reservas ("clientId", "scheduledAt");
create index reservas_of_technician on reservas ("technicianId", "scheduledAt");
create index reservas_open on reservas ("scheduledAt") where status in ('solicitada', 'confirmada');
create index reservas_completed on reservas ("scheduledAt") where status = 'completada' and "ratingRequestedAt" is null;
create index reservas_by_hour on reservas ("scheduledAt") where status <> 'cancelada';
create index reservas_rebooked_from on reservas ("rebookedFrom") where "rebookedFrom" is not null;
create index reservas_withdrawn_by on reservas ("withdrawnBy") where "withdrawnBy" is not null;
-- The figures of a public profile: how requests were answered, and how many visits were completed.
create index reservas_answered_of on reservas ("technicianId", "createdAt" desc) include (answer, "answeredAt")
  where answer is not null or "cancelReason" = 'sin_respuesta';
create index reservas_completed_of on reservas ("technicianId", "technicianPhone", date) where status = 'completada';

create function reservas_forget_network() returns trigger language plpgsql as $$
begin
  new."requestNetwork" := null;
  return new;
end $$;
create trigger reservas_forget_network before update of status on reservas for each row
  when (new.status <> 'solicitada' and new."requestNetwork" is not null) execute function reservas_forget_network();

create function reservas_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || new."clientId");
  perform tell_live('technician:' || new."technicianId");
  return null;
end $$;
create trigger reservas_tell_live after insert or update of status, address, "rescueDismissedAt" on reservas
  for each row execute function reservas_tell_live();
-- Free slots: a booking takes one, a cancellation frees it.
create trigger reservas_tell_hours_insert after insert on reservas
  for each row execute function tell_hours();
create trigger reservas_tell_hours_update after update on reservas
  for each row when (old.status is distinct from new.status) execute function tell_hours();
create trigger reservas_tell_hours_delete after delete on reservas
  for each row execute function tell_hours();
create trigger reservas_tell_public_truncate after truncate on reservas
  for each statement execute function tell_public();

-- D51: unanswered requests are bounded per client, per technician and per network.
-- Why this client may not send this technician one more request; null if nothing speaks against it. Volatile, so that it
-- reads after the locks of the statement that calls it: the client's row of `limits`, and the technician's lock here.
create function request_refusal(client text, technician text, network text, moment timestamptz, client_max integer,
  technician_max integer, busy_from integer, network_max integer)
returns text language plpgsql volatile as $$
declare
  own bigint;
  own_here bigint;
  was_visited boolean;
  here bigint;
  here_from_network bigint;
begin
  -- The status is asked of the rows found and not in `where`: the index of the person is the only one that fits.
  select count(*) filter (where waits), count(*) filter (where waits and "technicianId" = technician),
    coalesce(bool_or(status = 'completada'), false)
  into own, own_here, was_visited
  from (select *, status = 'solicitada' and "scheduledAt" > moment as waits
        from reservas where "clientId" = client) as bookings;
  if own >= client_max or own_here >= technician_max then return 'too-many-unanswered'; end if;
  -- Who had a visit is no flood of new accounts.
  if was_visited then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('request ' || technician, 0));
  select count(*) filter (where status = 'solicitada'),
    count(*) filter (where status = 'solicitada' and "requestNetwork" = network)
  into here, here_from_network
  from reservas where "technicianId" = technician and "scheduledAt" > moment;
  if here_from_network >= network_max then return 'too-many-from-network'; end if;
  -- One request always passes, so that a flood does not close the agenda to others.
  if here >= busy_from and own_here > 0 then return 'technician-busy'; end if;
  return null;
end $$;

-- Adds the jobs that tell a person about a booking: one letter, and one push message per device. They may wait: an act of
-- moderation can be undone for ten minutes. `line` is that act: the news is sent only if it still stands.
create function queue_booking_notice(booking bigint, news text, recipient text, run_at timestamptz default null,
  line bigint default null)
returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('send-booking-mail',
    json_strip_nulls(json_build_object('key', booking, 'news', news, 'line', line)),
    run_at := queue_booking_notice.run_at, max_attempts := 12);
  perform graphile_worker.add_job('send-push',
    json_strip_nulls(json_build_object('subscription', id, 'key', booking, 'news', news, 'line', line)),
    run_at := queue_booking_notice.run_at, max_attempts := 6)
    from push_subscriptions where uid = recipient;
end $$;

-- Photos of the problem. The file carries the id as its name. Booking again uses the same photo for a second booking.
create table problem_photos (
  id          uuid primary key,
  "clientId"  text not null references users (uid),
  "createdAt" timestamptz not null default now()
);
create index problem_photos_of_client on problem_photos ("clientId");

create table reserva_fotos (
  "reservaKey" bigint not null references reservas (key),
  "photoId"    uuid not null references problem_photos (id) on delete cascade,
  position     smallint not null check (position between 1 and 3),
  primary key ("reservaKey", "photoId"),
  unique ("reservaKey", position)
);
create index reserva_fotos_of_photo on reserva_fotos ("photoId");

-- The token gives read access to the calendar. A new token replaces it; deleting the row revokes it.
create table calendar_feeds (
  "technicianId" text primary key references technicians (uid),
  token          text not null unique check (length(token) >= 32),
  "createdAt"    timestamptz not null default now()
);

-- One technician does not accept one client.
create table client_blocks (
  "technicianId" text not null references technicians (uid),
  "clientId"     text not null references users (uid),
  "createdAt"    timestamptz not null,
  primary key ("technicianId", "clientId")
);

-- Volatile, so that it reads with a snapshot of its own: called after the technician's row is locked, it sees a block that
-- was committed while the statement waited.
create function is_client_blocked(technician text, client text) returns boolean language plpgsql volatile as $$
begin
  return exists (select from client_blocks where "technicianId" = technician and "clientId" = client);
end $$;
