-- Compatible with the version before.
-- A guest may open the link only after somebody who fits was published (decision 184): until then the row remembers it.
alter table search_alerts add column "metAt" timestamptz;

-- Those of guests who did not confirm yet are among them.
create function search_alerts_fitting(technician technicians) returns setof search_alerts language sql stable as $$
  select * from search_alerts
  where technician.publicado and technician.disponible
    and especialidad = any (technician.especialidades)
    and (ciudad = '' or plain_text(ciudad) = plain_text(btrim(technician.ciudad)))
    and (lugar = '' or names && array(
      select plain_text(btrim(place)) from unnest(technician."zonasCobertura" || technician.barrio) as place))
    and uid is distinct from technician.uid
$$;
create or replace function search_alerts_for(technician technicians) returns setof search_alerts language sql stable as $$
  select * from search_alerts_fitting(technician) where "confirmedAt" is not null
$$;
create index search_alerts_unconfirmed on search_alerts (especialidad) where "confirmedAt" is null;

create or replace function technicians_tell_search_alerts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.publicado, old.disponible, old.especialidades, old.ciudad, old.barrio, old."zonasCobertura")
    is not distinct from (new.publicado, new.disponible, new.especialidades, new.ciudad, new.barrio, new."zonasCobertura") then
    return null;
  end if;
  if new.publicado and exists (select from search_alerts_for(new)) then
    perform graphile_worker.add_job('tell-search-alerts', json_build_object('technician', new.uid), max_attempts := 12,
      job_key := 'search-alerts ' || new.uid);
  end if;
  if new.publicado then
    update search_alerts set "metAt" = now()
    where id in (select id from search_alerts_fitting(new) where "confirmedAt" is null and "metAt" is null);
  end if;
  return null;
end $$;
