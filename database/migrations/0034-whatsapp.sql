-- WhatsApp (decision 170): who connected it, what was sent by it, what came in.

-- One row per account; `leftAt`: disconnected, kept for a day for 'Deshacer'. The consent is a version of our words and a moment.
create table whatsapp_connections (
  uid             text primary key references users (uid) on delete cascade,
  number          text not null check (number ~ '^[1-9][0-9]{6,14}$'),
  "connectedAt"   timestamptz not null,
  consent         text not null,
  -- When the person wrote last: free text may be sent for 24 hours.
  "lastInboundAt" timestamptz,
  -- Messages in a row that failed; from the second on nothing more is sent.
  failures        integer not null default 0 check (failures >= 0),
  "failingAt"     timestamptz,
  -- Another account tried to connect this number.
  "claimedAt"     timestamptz,
  "leftAt"        timestamptz
);
create unique index whatsapp_connections_number on whatsapp_connections (number) where "leftAt" is null;
create index whatsapp_connections_left on whatsapp_connections ("leftAt") where "leftAt" is not null;
-- The page of the person turns by itself.
create trigger whatsapp_connections_tell_live
  after insert or update of number, "failingAt", "claimedAt", "leftAt" on whatsapp_connections
  for each row execute function users_tell_live();

-- One open code per account. It belongs to the session that made it and goes with it.
create table whatsapp_codes (
  uid         text primary key references users (uid) on delete cascade,
  code        text not null unique check (code ~ '^[2-9ACDEFGHJKMNPQRTVWXY]{4}$'),
  "sessionId" text not null references sessions (id) on delete cascade,
  "expiresAt" timestamptz not null,
  "usedAt"    timestamptz,
  -- Who wrote it has another account.
  "takenAt"   timestamptz
);
create index whatsapp_codes_of_session on whatsapp_codes ("sessionId");
create trigger whatsapp_codes_tell_live after update of "usedAt", "takenAt" on whatsapp_codes
  for each row execute function users_tell_live();

-- Who closed the offer to connect, and until when it stays away.
create table whatsapp_offers (
  uid           text primary key references users (uid) on delete cascade,
  "hiddenUntil" timestamptz not null
);

-- A message of ours. It is stored before the API is asked: what was asked once is not asked again.
create table whatsapp_messages (
  id            uuid primary key,
  -- Null: an answer to somebody without an account.
  uid           text references users (uid) on delete cascade,
  "apiId"       text unique,
  -- Null: an answer in the chat.
  template      text,
  -- The visit that an answer to it belongs to, and what it tells, as in the job.
  "visitKey"    bigint,
  about         jsonb,
  -- The e-mail that goes instead; null once it is not needed any more.
  email         jsonb,
  state         text not null check (state in ('waiting', 'sending', 'sent', 'delivered', 'read', 'failed')),
  "errorCode"   integer,
  "createdAt"   timestamptz not null,
  "askedAt"     timestamptz,
  "sentAt"      timestamptz,
  "deliveredAt" timestamptz,
  "readAt"      timestamptz,
  "failedAt"    timestamptz,
  "insteadAt"   timestamptz,
  "insteadBy"   text check ("insteadBy" in ('email', 'none'))
);
create index whatsapp_messages_of_user on whatsapp_messages (uid, "createdAt");
create index whatsapp_messages_newest on whatsapp_messages ("createdAt");
create index whatsapp_messages_about on whatsapp_messages ((about ->> 'message')) where about ? 'message';
create index whatsapp_messages_undelivered on whatsapp_messages ("createdAt")
  where state in ('waiting', 'sending', 'sent') and "insteadAt" is null and template is not null;

-- A message of somebody, until it is handled; then only that it was. `id` is a hash of the API's, which holds the number.
create table whatsapp_inbound (
  seq          bigint generated always as identity primary key,
  id           text not null unique,
  number       text,
  message      jsonb,
  "sentAt"     timestamptz not null,
  "receivedAt" timestamptz not null default now(),
  attempts     integer not null default 0,
  "parkedAt"   timestamptz,
  "handledAt"  timestamptz
);
create index whatsapp_inbound_waiting on whatsapp_inbound (number, "sentAt", seq) where "handledAt" is null;
create index whatsapp_inbound_handled on whatsapp_inbound ("handledAt") where "handledAt" is not null;

-- Adds the job of an e-mail: its name and payload, and optionally its moment and key.
create function queue_email(email jsonb, run_at timestamptz default null) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job(email ->> 'name', (email -> 'payload')::json,
    run_at := coalesce((email ->> 'runAt')::timestamptz, queue_email.run_at), max_attempts := 12,
    job_key := email ->> 'key',
    job_key_mode := case when (email -> 'keepsRunAt')::boolean then 'preserve_run_at' else 'replace' end);
end $$;

-- Adds the jobs that tell one person: which channels is said by the tables of notifications, which of them the person has here.
-- Whoever connected WhatsApp gets it in place of the e-mail. The id of the notification is in the payload of each of its jobs.
create function queue_notification(recipient text, channels text[], about jsonb, email jsonb,
  run_at timestamptz default null, also_by_email boolean default false)
returns void language plpgsql as $$
declare
  is_by_whatsapp boolean := 'whatsapp' = any(channels) and exists (
    select from whatsapp_connections where uid = recipient and "leftAt" is null and "failingAt" is null);
  is_emailed boolean := 'email' = any(channels) and coalesce(jsonb_typeof(email), 'null') <> 'null';
  told jsonb := jsonb_build_object('notification', gen_random_uuid());
begin
  about := about || told;
  if is_emailed then
    email := jsonb_set(email, '{payload}', (email -> 'payload') || told);
  end if;
  if is_emailed and (also_by_email or not is_by_whatsapp) then
    perform queue_email(email, queue_notification.run_at);
  end if;
  if is_by_whatsapp then
    perform graphile_worker.add_job('send-whatsapp', (about || jsonb_build_object('id', gen_random_uuid(), 'uid', recipient,
      'email', case when is_emailed and not also_by_email then email end))::json,
      run_at := queue_notification.run_at, max_attempts := 12);
  end if;
  if 'push' = any(channels) then
    perform graphile_worker.add_job('send-push', (jsonb_build_object('subscription', id) || about)::json,
      run_at := queue_notification.run_at, max_attempts := 6)
      from push_subscriptions where uid = recipient;
  end if;
end $$;

-- The same for one side of a booking. It replaces queue_booking_notification of 0019, which the version before calls: the next
-- release drops that one.
create function queue_notification_of_booking(booking bigint, kind text, side text, channels text[],
  run_at timestamptz default null, line bigint default null, answered timestamptz default null)
returns void language plpgsql as $$
declare
  payload jsonb := jsonb_strip_nulls(jsonb_build_object('key', booking, 'news', kind, 'line', line,
    'answeredAt', round(extract(epoch from answered) * 1000)));
begin
  perform queue_notification(case side when 'client' then "clientId" when 'technician' then "technicianId" end, channels,
      payload, jsonb_build_object('name', 'send-booking-mail', 'payload', payload),
      queue_notification_of_booking.run_at)
    from reservas where key = booking;
end $$;
