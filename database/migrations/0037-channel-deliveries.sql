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
