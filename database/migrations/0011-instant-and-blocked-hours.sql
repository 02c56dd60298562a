-- D62: requests inside the free hours are accepted on the technician's behalf. D64: hours that a technician blocked, and
-- further hours of a visit.

-- Starts of the blocked hours. In the row of the technician: a request names the version of that row which it was judged by, so
-- of a request and a block at the same instant one wins.
alter table technicians
  add column "confirmaAlInstante" boolean not null default false,
  add column "horasBloqueadas" timestamptz[] not null default '{}' check (cardinality("horasBloqueadas") <= 400);
create trigger technicians_tell_blocked after update of "horasBloqueadas" on technicians
  for each row when (old."horasBloqueadas" is distinct from new."horasBloqueadas") execute function technicians_tell_live();

-- The visit takes so many hours more.
alter table reservas add column "horasExtra" smallint not null default 0 check ("horasExtra" between 0 and 3);
create trigger reservas_tell_longer after update of "horasExtra" on reservas
  for each row when (old."horasExtra" is distinct from new."horasExtra") execute function reservas_tell_live();
create trigger reservas_tell_hours_longer after update of "horasExtra" on reservas
  for each row when (old."horasExtra" is distinct from new."horasExtra") execute function tell_hours();

-- A cancelled visit that is given back finds its hour free, the further ones perhaps not.
create function reservas_free_further_hours() returns trigger language plpgsql as $$
begin
  new."horasExtra" := 0;
  return new;
end $$;
create trigger reservas_free_further_hours before update of status on reservas for each row
  when (new.status = 'cancelada' and new."horasExtra" > 0) execute function reservas_free_further_hours();

-- D51 as before; visits that were accepted in advance are bounded as unanswered requests are, or one client could take every
-- hour of a technician who confirms at once.
create or replace function request_refusal(client text, technician text, network text, moment timestamptz, client_max integer,
  technician_max integer, busy_from integer, network_max integer)
returns text language plpgsql volatile as $$
declare
  own bigint;
  own_here bigint;
  was_visited boolean;
  here bigint;
  here_from_network bigint;
begin
  -- The status is asked of the rows found and not in `where`: the index of the person is the only one that fits.
  select count(*) filter (where waits), count(*) filter (where waits and "technicianId" = technician),
    coalesce(bool_or(status = 'completada'), false)
  into own, own_here, was_visited
  from (select *, (status = 'solicitada' or status = 'confirmada' and "acceptedInAdvance") and "scheduledAt" > moment as waits
        from reservas where "clientId" = client) as bookings;
  if own >= client_max or own_here >= technician_max then return 'too-many-unanswered'; end if;
  -- Who had a visit is no flood of new accounts.
  if was_visited then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('request ' || technician, 0));
  select count(*) filter (where waits), count(*) filter (where waits and "requestNetwork" = network)
  into here, here_from_network
  from (select *, status = 'solicitada' or status = 'confirmada' and "acceptedInAdvance" as waits
        from reservas where "technicianId" = technician and "scheduledAt" > moment) as bookings;
  if here_from_network >= network_max then return 'too-many-from-network'; end if;
  -- One request always passes, so that a flood does not close the agenda to others.
  if here >= busy_from and own_here > 0 then return 'technician-busy'; end if;
  return null;
end $$;

-- The blocked hours of each date as bits, as in catalogue_date_hours; null for none.
create function catalogue_blocked_hours(blocked timestamptz[]) returns jsonb
language sql stable parallel safe
begin atomic
  select jsonb_object_agg(date, bits) from (
    select to_char(at, 'YYYY-MM-DD') as date, bit_or(1::bit(12) << 19 - extract(hour from at)::integer)::text as bits
    from (select hour at time zone 'America/Bogota' as at from unnest(blocked) as hour) as hours
    where extract(hour from at) between 8 and 19 group by 1) as dates;
end;

alter table catalogue add column instant boolean not null default false, add column blocked jsonb;
create index catalogue_instant on catalogue (by_rating, name, uid) where instant;

create or replace function catalogue_sync() returns trigger language plpgsql as $$
declare
  places text[] := array(select plain_text(btrim(place)) from unnest(new."zonasCobertura" || new.barrio || new.ciudad) as place
    where btrim(place) <> '');
  identity text[] := catalogue_words_of(concat_ws(' ', new.nombre, new.ciudad, new.barrio,
    array_to_string(new."zonasCobertura", ' '), array_to_string(new.especialidades, ' ')));
  offers text[] := catalogue_words_of(concat_ws(' ', array_to_string(new.tags, ' '),
    (select string_agg(service ->> 'nombre', ' ') from jsonb_array_elements(new.servicios) as service)));
  mentions text[] := catalogue_words_of(concat_ws(' ', new."bioCorta", new.descripcion));
begin
  if not new.publicado then
    delete from catalogue where uid = new.uid;
    return null;
  end if;
  mentions := array(select unnest(mentions) except select unnest(identity || offers) order by 1);
  offers := array(select unnest(offers) except select unnest(identity) order by 1);
  insert into catalogue as entry (uid, rating, price, available, name, city, ciudad, specialties, places, identity, offers,
    mentions, hours, dates, holidays_off, instant, blocked)
  values (new.uid, new."ratingPromedio", new."tarifaBase", new.disponible, plain_text(btrim(new.nombre)),
    plain_text(btrim(new.ciudad)), btrim(new.ciudad), new.especialidades, places || catalogue_phrases_of(new.barrio),
    array_to_string(identity, ' '), array_to_string(offers, ' '), array_to_string(mentions, ' '), catalogue_hours(new.horarios, '{lun,mar,mie,jue,vie,sab,dom}'),
    catalogue_date_hours(new.excepciones -> 'fechas'), coalesce(new.excepciones ->> 'festivos' = 'true', false),
    new."confirmaAlInstante", catalogue_blocked_hours(new."horasBloqueadas"))
  on conflict (uid) do update set
    (rating, price, available, name, city, ciudad, specialties, places, identity, offers, mentions, hours, dates, holidays_off,
      instant, blocked) =
    (excluded.rating, excluded.price, excluded.available, excluded.name, excluded.city, excluded.ciudad, excluded.specialties,
      excluded.places, excluded.identity, excluded.offers, excluded.mentions, excluded.hours, excluded.dates,
      excluded.holidays_off, excluded.instant, excluded.blocked)
  where entry is distinct from excluded;
  insert into catalogue_words (word, kind)
  select used.word, used.kind from (
    select unnest(places), 'place' union all select unnest(identity), 'identity'
    union all select unnest(offers), 'offer' union all select unnest(mentions), 'mention') as used (word, kind)
  where not exists (select from catalogue_words as known where known.word = used.word and known.kind = used.kind);
  return null;
end $$;
