-- What became of e-mails and push messages, and what Meta says of the account, for /admin/avisos (decision 170).

-- One row per job and person; neither what was said nor the address is stored. `notification`: what one person was told at once, by
-- every channel.
create table channel_deliveries (
  job          bigint not null,
  uid          text references users (uid) on delete cascade,
  channel      text not null check (channel in ('email', 'push')),
  topic        text not null check (topic ~ '^[a-z-]{1,40}(:[a-z-]{1,40})?$'),
  notification uuid,
  state        text not null check (state in ('sent', 'failed')),
  reason       text check (reason in ('mailbox', 'refused', 'gone', 'unreachable')),
  at           timestamptz not null,
  unique nulls not distinct (job, uid),
  constraint channel_deliveries_reason_of_failed check ((state = 'failed') = (reason is not null))
);
create index channel_deliveries_newest on channel_deliveries (at, channel, state);
create index channel_deliveries_failed on channel_deliveries (at) where state = 'failed';
create index channel_deliveries_of_user on channel_deliveries (uid, at);
create index channel_deliveries_of_notification on channel_deliveries (notification) where notification is not null;
create index whatsapp_messages_of_notification on whatsapp_messages ((about ->> 'notification')) where about ? 'notification';

-- A channel whose last attempts failed for a reason that is nobody's address.
create table channel_outages (
  channel  text primary key check (channel in ('email', 'push')),
  since    timestamptz not null,
  failures integer not null check (failures > 0)
);

-- What Meta answered last about the number and its templates; one row.
create table whatsapp_account (
  id          boolean primary key default true check (id),
  "checkedAt" timestamptz not null,
  -- Null: it answered.
  failure     text,
  phone       jsonb,
  templates   jsonb not null
);
create function whatsapp_account_tells_panel() returns trigger language plpgsql as $$
begin
  perform tell_live('panel');
  return null;
end $$;
create trigger whatsapp_account_tells_panel after insert or update on whatsapp_account
  for each row execute function whatsapp_account_tells_panel();

-- As in 0034, with the notification in the payload of each job.
create or replace function queue_notification(recipient text, channels text[], about jsonb, email jsonb,
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
