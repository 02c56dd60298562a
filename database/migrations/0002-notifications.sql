-- Notifications for open pages: the payload names what changed and carries no data.
create function tell_live(topic text) returns void language sql as $$
  select pg_notify('live', topic);
$$;
create function users_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('user:' || new.uid);
  return null;
end $$;
create trigger users_tell_live after update of role, blocked, "deletedAt", name on users
  for each row execute function users_tell_live();
create function sessions_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('user:' || old."userId");
  return null;
end $$;
create trigger sessions_tell_live after delete on sessions
  for each row execute function sessions_tell_live();

create function reservas_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || new."clientId");
  perform tell_live('technician:' || new."technicianId");
  return null;
end $$;
create trigger reservas_tell_live after insert or update of status on reservas
  for each row execute function reservas_tell_live();

-- Invalidates the cached pages of guests: NOTIFY with the topic `public` on commit, received by every instance.
-- PostgreSQL sends identical notifications of one transaction once, however many rows changed.
create function tell_public() returns trigger language plpgsql as $$
begin
  perform tell_live('public');
  return null;
end $$;

-- Profiles and lists show a technician who is or was published.
create trigger technicians_tell_public_insert after insert on technicians
  for each row when (new.publicado) execute function tell_public();
create trigger technicians_tell_public_update after update on technicians
  for each row when (old.publicado or new.publicado) execute function tell_public();
create trigger technicians_tell_public_delete after delete on technicians
  for each row when (old.publicado) execute function tell_public();

create trigger reviews_tell_public_insert after insert on reviews_public
  for each row when (new.aprobada) execute function tell_public();
create trigger reviews_tell_public_update after update on reviews_public
  for each row when (old.aprobada or new.aprobada) execute function tell_public();
create trigger reviews_tell_public_delete after delete on reviews_public
  for each row when (old.aprobada) execute function tell_public();

-- Free slots: a booking takes one, a cancellation frees it.
create trigger reservas_tell_public_insert after insert on reservas
  for each row execute function tell_public();
create trigger reservas_tell_public_update after update on reservas
  for each row when (old.status is distinct from new.status) execute function tell_public();
create trigger reservas_tell_public_delete after delete on reservas
  for each row execute function tell_public();

-- Blocking or deleting a user, or changing the role, hides the profile.
create trigger users_tell_public after update of role, blocked, "deletedAt" on users
  for each row when ((old.role, old.blocked, old."deletedAt") is distinct from (new.role, new.blocked, new."deletedAt"))
  execute function tell_public();

create trigger technicians_tell_public_truncate after truncate on technicians
  for each statement execute function tell_public();
create trigger reviews_tell_public_truncate after truncate on reviews_public
  for each statement execute function tell_public();
create trigger reservas_tell_public_truncate after truncate on reservas
  for each statement execute function tell_public();
