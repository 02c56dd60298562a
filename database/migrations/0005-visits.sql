-- What a visit carries beyond section 3: the booked service, photos of the problem, a cancellation's reason and offered
-- hours, and the devices that receive push messages.
alter table reservas
  -- The booked service and its price at that moment; empty and null for 'No sé, que lo revise'.
  add column servicio             text not null default '',
  add column precio               integer check (precio >= 0),
  -- The technician's words for a cancellation, and the hours offered instead.
  add column "cancelNote"         text not null default '' check ("cancelNote" = '' or status = 'cancelada'),
  add column "offeredHours"       timestamptz[] not null default '{}' check (cardinality("offeredHours") <= 3),
  -- The earlier booking whose form was sent again.
  add column "rebookedFrom"       bigint references reservas (key),
  -- When the client dismissed the alternatives to a cancelled booking.
  add column "rescueDismissedAt"  timestamptz,
  -- Each is sent once.
  add column "answerRemindedAt"   timestamptz,
  add column "ratingRequestedAt"  timestamptz;
create index reservas_rebooked_from on reservas ("rebookedFrom") where "rebookedFrom" is not null;
create index reservas_completed on reservas ("scheduledAt") where status = 'completada' and "ratingRequestedAt" is null;

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

-- Web Push, one row per device. It belongs to a session: signing out, a block and a password reset delete both.
create table push_subscriptions (
  id          bigint generated always as identity primary key,
  endpoint    text not null unique check (length(endpoint) <= 1000),
  uid         text not null references users (uid) on delete cascade,
  "sessionId" text not null references sessions (id) on delete cascade,
  p256dh      text not null,
  auth        text not null,
  "createdAt" timestamptz not null default now()
);
create index push_subscriptions_of_user on push_subscriptions (uid);
create index push_subscriptions_of_session on push_subscriptions ("sessionId");

-- Adds the jobs that tell a person about a booking: one letter, and one push message per device.
create function queue_booking_notice(booking bigint, news text, recipient text) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('send-booking-mail', json_build_object('key', booking, 'news', news), max_attempts := 12);
  perform graphile_worker.add_job('send-push', json_build_object('subscription', id, 'key', booking, 'news', news), max_attempts := 6)
    from push_subscriptions where uid = recipient;
end $$;

-- Open pages also follow a completed address, a dismissed rescue, and the technician's own record.
drop trigger reservas_tell_live on reservas;
create trigger reservas_tell_live after insert or update of status, address, "rescueDismissedAt" on reservas
  for each row execute function reservas_tell_live();
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
