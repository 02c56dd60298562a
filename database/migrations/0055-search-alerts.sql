-- Compatible with the version before.
-- Who wants to be told when somebody of a trade is published in a place (issue 40, decision 184). Told once, then the row is gone.
create table search_alerts (
  id            uuid primary key default gen_random_uuid(),
  -- Of an account, or the address of a guest.
  uid           text references users (uid),
  email         text,
  especialidad  text not null,
  -- '' where none was said.
  ciudad        text not null,
  lugar         text not null,
  -- Of a locality or barrio: all its names, as plain_text.
  names         text[] not null,
  -- In the links of its e-mails.
  token         text not null unique,
  "askedAt"     timestamptz not null,
  -- Null: the guest has not opened the link yet.
  "confirmedAt" timestamptz,
  constraint search_alerts_of_one check ((uid is null) <> (email is null)),
  constraint search_alerts_once unique nulls not distinct (uid, email, especialidad, ciudad, lugar)
);
create index search_alerts_waiting on search_alerts (especialidad) where "confirmedAt" is not null;
create index search_alerts_by_age on search_alerts ("askedAt");

-- Whom this profile is what they wait for. Nobody waits for himself.
create function search_alerts_for(technician technicians) returns setof search_alerts language sql stable as $$
  select * from search_alerts
  where "confirmedAt" is not null and technician.publicado and technician.disponible
    and especialidad = any (technician.especialidades)
    and (ciudad = '' or plain_text(ciudad) = plain_text(btrim(technician.ciudad)))
    and (lugar = '' or names && array(
      select plain_text(btrim(place)) from unnest(technician."zonasCobertura" || technician.barrio) as place))
    and uid is distinct from technician.uid
$$;

-- In the transaction that publishes, whoever does it.
create function technicians_tell_search_alerts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.publicado, old.disponible, old.especialidades, old.ciudad, old.barrio, old."zonasCobertura")
    is not distinct from (new.publicado, new.disponible, new.especialidades, new.ciudad, new.barrio, new."zonasCobertura") then
    return null;
  end if;
  if new.publicado and exists (select from search_alerts_for(new)) then
    perform graphile_worker.add_job('tell-search-alerts', json_build_object('technician', new.uid), max_attempts := 12,
      job_key := 'search-alerts ' || new.uid);
  end if;
  return null;
end $$;
create trigger technicians_tell_search_alerts
  after insert or update of publicado, disponible, especialidades, ciudad, barrio, "zonasCobertura" on technicians
  for each row execute function technicians_tell_search_alerts();
