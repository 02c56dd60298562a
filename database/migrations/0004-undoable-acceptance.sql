-- News of an acceptance waits until nobody can undo it. `answered` is the acceptance that it is about: the news is sent only
-- while that answer stands, so that accepting, undoing and accepting again tells the client once.
drop function queue_booking_notice(bigint, text, text, timestamptz, bigint);
create function queue_booking_notice(booking bigint, news text, recipient text, run_at timestamptz default null,
  line bigint default null, answered timestamptz default null)
returns void language plpgsql as $$
declare
  payload json := json_strip_nulls(json_build_object('key', booking, 'news', news, 'line', line,
    'answeredAt', round(extract(epoch from answered) * 1000)));
begin
  perform graphile_worker.add_job('send-booking-mail', payload, run_at := queue_booking_notice.run_at, max_attempts := 12);
  perform graphile_worker.add_job('send-push', (jsonb_build_object('subscription', id) || payload::jsonb)::json,
    run_at := queue_booking_notice.run_at, max_attempts := 6)
    from push_subscriptions where uid = recipient;
end $$;
