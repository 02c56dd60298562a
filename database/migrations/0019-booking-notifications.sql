-- Adds the jobs that tell one side of a booking ('client', 'technician') by the given channels. Which side and which channels is
-- said by NOTIFICATIONS of the domain. Payloads as of queue_booking_notice, which the version before calls: the next release
-- drops it.
create function queue_booking_notification(booking bigint, kind text, side text, channels text[], run_at timestamptz default null,
  line bigint default null, answered timestamptz default null)
returns void language plpgsql as $$
declare
  payload jsonb := jsonb_strip_nulls(jsonb_build_object('key', booking, 'news', kind, 'line', line,
    'answeredAt', round(extract(epoch from answered) * 1000)));
begin
  if 'email' = any(channels) then
    perform graphile_worker.add_job('send-booking-mail', payload::json, run_at := queue_booking_notification.run_at,
      max_attempts := 12);
  end if;
  if 'push' = any(channels) then
    perform graphile_worker.add_job('send-push', (jsonb_build_object('subscription', s.id) || payload)::json,
      run_at := queue_booking_notification.run_at, max_attempts := 6)
      from reservas as r join push_subscriptions as s
        on s.uid = case side when 'client' then r."clientId" when 'technician' then r."technicianId" end
      where r.key = booking;
  end if;
end $$;

-- What the clock told of a booking: each kind once. It replaces one column of `reservas` per reminder.
create table reserva_avisos (
  "reservaKey" bigint not null references reservas (key) on delete cascade,
  kind         text not null,
  at           timestamptz not null,
  primary key ("reservaKey", kind)
);

-- While both versions run, neither repeats a reminder of the other: the version before reads and writes the columns, this one
-- the rows. The next release drops both triggers, their functions, the four columns and the index reservas_completed.
create function reservas_reminders_to_rows() returns trigger language plpgsql as $$
begin
  insert into reserva_avisos ("reservaKey", kind, at)
    select new.key, kind, told from (values
      ('tomorrow', case when new.reminded = 1 then now() end),
      ('soon', case when new.reminded = 2 then now() end),
      ('unanswered', new."answerRemindedAt"),
      ('overdue', new."overdueToldAt"),
      ('rate', new."ratingRequestedAt")) as reminder (kind, told)
    where told is not null
    on conflict do nothing;
  return null;
end $$;
create trigger reservas_reminders_to_rows
  after update of reminded, "answerRemindedAt", "overdueToldAt", "ratingRequestedAt" on reservas
  for each row execute function reservas_reminders_to_rows();

-- Writers of `reservas` wait from the foreign key on, so none of their marks is lost. `reminded` counted the reminders that were
-- over, without their moments: they were due a day and two hours before.
insert into reserva_avisos ("reservaKey", kind, at)
  select key, 'tomorrow', "scheduledAt" - interval '1 day' from reservas where reminded = 1
  union all select key, 'soon', "scheduledAt" - interval '2 hours' from reservas where reminded = 2
  union all select key, 'unanswered', "answerRemindedAt" from reservas where "answerRemindedAt" is not null
  union all select key, 'overdue', "overdueToldAt" from reservas where "overdueToldAt" is not null
  union all select key, 'rate', "ratingRequestedAt" from reservas where "ratingRequestedAt" is not null;

create function reserva_avisos_to_columns() returns trigger language plpgsql as $$
begin
  case new.kind
    when 'tomorrow' then update reservas set reminded = 1 where key = new."reservaKey" and reminded < 1;
    when 'soon' then update reservas set reminded = 2 where key = new."reservaKey" and reminded < 2;
    when 'unanswered' then
      update reservas set "answerRemindedAt" = new.at where key = new."reservaKey" and "answerRemindedAt" is null;
    when 'overdue' then
      update reservas set "overdueToldAt" = new.at where key = new."reservaKey" and "overdueToldAt" is null;
    when 'rate' then
      update reservas set "ratingRequestedAt" = new.at where key = new."reservaKey" and "ratingRequestedAt" is null;
    else null;
  end case;
  return null;
end $$;
create trigger reserva_avisos_to_columns after insert on reserva_avisos
  for each row execute function reserva_avisos_to_columns();
