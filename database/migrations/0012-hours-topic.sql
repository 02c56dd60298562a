-- Bookings change free hours and hide nobody. With a topic of their own, cached pages of guests are out of date after a booking
-- but may still be shown when the database cannot be reached; `public` removes them at once.
create function tell_hours() returns trigger language plpgsql as $$
begin
  perform tell_live('hours');
  return null;
end $$;

drop trigger if exists reservas_tell_public_insert on reservas;
drop trigger if exists reservas_tell_public_update on reservas;
drop trigger if exists reservas_tell_public_delete on reservas;
create trigger reservas_tell_hours_insert after insert on reservas
  for each row execute function tell_hours();
create trigger reservas_tell_hours_update after update on reservas
  for each row when (old.status is distinct from new.status) execute function tell_hours();
create trigger reservas_tell_hours_delete after delete on reservas
  for each row execute function tell_hours();
