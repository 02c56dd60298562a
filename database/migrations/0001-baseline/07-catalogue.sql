-- The public catalogue (sections 2, 5 and 7; D36, D43, D44): one narrow row per published technician, kept in sync by one
-- trigger. A search is for parts of words: the parts are looked up in catalogue_words, and the words found there in the
-- index.

-- The distinct words of a text. Words longer than an index can hold are cut.
create function catalogue_words_of(typed text) returns text[]
language sql immutable parallel safe
return array(select distinct word from regexp_split_to_table(
  regexp_replace(plain_text(typed), '(\S{250})', '\1 ', 'g'), '[\s.,;:!?()"<>¡¿…«»“”]+') as word where word <> '');

-- Every phrase of one to four consecutive words: 'bosa la libertad' is found as 'bosa', 'libertad', 'la libertad' …
create function catalogue_phrases_of(typed text) returns text[]
language sql immutable parallel safe
begin atomic
  select array_agg(distinct array_to_string(words[first:first + length - 1], ' '))
  from (select string_to_array(btrim(regexp_replace(plain_text(typed), '\s+', ' ', 'g')), ' ') as words) as typed_words,
    generate_series(1, least(cardinality(words), 12)) as first, generate_series(1, 4) as length
  where first + length - 1 <= cardinality(words);
end;

-- Hours as bits, twelve a day, 08:00 first; an hour counts if it lies wholly inside a range.
create function catalogue_hours(horarios jsonb, days text[]) returns bit(84)
language sql immutable parallel safe
begin atomic
  select coalesce(bit_or((~0::bit(84) << 84 - (last - first)) >> (day * 12 + first - 20)::integer), 0::bit(84))
  from unnest(days) with ordinality as each_day (name, day),
    jsonb_array_elements(case jsonb_typeof(horarios -> name) when 'array' then horarios -> name else '[]' end) as range,
    lateral (select
      greatest(8, left(range ->> 'inicio', 2)::integer + (substr(range ->> 'inicio', 4) > '00')::integer) as first,
      least(20, left(range ->> 'fin', 2)::integer) as last
      where range ->> 'inicio' ~ '^\d\d:\d\d$' and range ->> 'fin' ~ '^\d\d:\d\d$') as hours
  where last > first;
end;

-- Dates with hours of their own, as {"2026-12-24": "111100000000"}; null for none.
create function catalogue_date_hours(fechas jsonb) returns jsonb
language sql immutable strict parallel safe
begin atomic
  select jsonb_object_agg(date, left(catalogue_hours(fechas, array[date])::text, 12))
  from jsonb_object_keys(case jsonb_typeof(fechas) when 'object' then fechas else '{}' end) as date;
end;

-- The set bits of the hours, from 0.
create function catalogue_slots(hours bit(84)) returns integer[]
language sql immutable parallel safe
return array(select slot from generate_series(0, 83) as slot where get_bit(hours, slot) = 1);

-- The words of a column as the index sees them. The cost makes the planner ask the index: comparing every row with a long
-- list of words takes minutes. In plpgsql, because a function in SQL would be inlined without its cost.
create function catalogue_word_list(words text) returns text[]
language plpgsql immutable strict parallel safe cost 100000 as $$
begin
  return string_to_array(words, ' ');
end $$;

create table catalogue (
  uid          text primary key references technicians (uid) on delete cascade,
  rating       double precision not null,
  price        integer,
  available    boolean not null,
  -- As sorted: plain_text.
  name         text collate "C" not null,
  city         text collate "C" not null,
  -- As typed.
  ciudad       text not null,
  specialties  text[] not null,
  -- City, barrio and zones, and every phrase of the barrio.
  places       text[] not null,
  -- Words of name, city, barrio, zones and specialties; of services and tags; of bioCorta and descripcion. Separated by
  -- spaces; a word stands in the first of the three that has it.
  identity     text not null,
  offers       text not null,
  mentions     text not null,
  -- Monday 08:00 is the first of 84 bits, Sunday 19:00 the last.
  hours        bit(84) not null,
  dates        jsonb,
  holidays_off boolean not null,
  -- For the index: few work on a Sunday evening.
  slots        integer[] not null generated always as (catalogue_slots(hours)) stored,
  -- Sort keys: the smaller comes first. D44: who receives no work comes last. D36: no price is last in both directions.
  by_rating    double precision not null generated always as (case when available then -rating else 10 - rating end) stored,
  by_price     integer not null generated always as (coalesce(price, 2147483647)) stored,
  by_price_off integer not null generated always as (coalesce(-price, 2147483647)) stored
) with (fillfactor = 90);

create index catalogue_by_rating on catalogue (by_rating, name, uid);
create index catalogue_by_price on catalogue (by_price, name, uid);
create index catalogue_by_price_off on catalogue (by_price_off, name, uid);
create index catalogue_by_city on catalogue (city, by_rating, name, uid);
create index catalogue_by_ciudad on catalogue (city, ciudad);
create index catalogue_by_slots on catalogue using gin (slots, dates) with (fastupdate = off);
create index catalogue_by_words on catalogue using gin (specialties, places, catalogue_word_list(identity),
  catalogue_word_list(offers), catalogue_word_list(mentions)) with (fastupdate = off);

-- Who holds one of many words in one of these columns. A function of its own, because the planner takes a long list of rare
-- words for common and would compare every row with it.
create function catalogue_holders(words text[], columns text[]) returns setof text
language sql stable rows 100 set enable_seqscan = off as $$
  select uid from catalogue where 'identity' = any (columns) and catalogue_word_list(identity) && words
  union all select uid from catalogue where 'offers' = any (columns) and catalogue_word_list(offers) && words
  union all select uid from catalogue where 'mentions' = any (columns) and catalogue_word_list(mentions) && words
$$;

-- Every word of the catalogue by where it stands, and every barrio and zone by its whole name. Not unique, so that people
-- who publish at once do not wait for each other; a duplicate, or a word that nobody uses any more, does no harm.
create table catalogue_words (
  word text collate "C" not null,
  kind text not null check (kind in ('place', 'identity', 'offer', 'mention'))
);
create index catalogue_words_by_word on catalogue_words (word, kind);
create index catalogue_words_by_part on catalogue_words using gin (word gin_trgm_ops) with (fastupdate = off);

create function catalogue_sync() returns trigger language plpgsql as $$
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
    mentions, hours, dates, holidays_off)
  values (new.uid, new."ratingPromedio", new."tarifaBase", new.disponible, plain_text(btrim(new.nombre)),
    plain_text(btrim(new.ciudad)), btrim(new.ciudad), new.especialidades, places || catalogue_phrases_of(new.barrio),
    array_to_string(identity, ' '), array_to_string(offers, ' '), array_to_string(mentions, ' '), catalogue_hours(new.horarios, '{lun,mar,mie,jue,vie,sab,dom}'),
    catalogue_date_hours(new.excepciones -> 'fechas'), coalesce(new.excepciones ->> 'festivos' = 'true', false))
  on conflict (uid) do update set
    (rating, price, available, name, city, ciudad, specialties, places, identity, offers, mentions, hours, dates, holidays_off) =
    (excluded.rating, excluded.price, excluded.available, excluded.name, excluded.city, excluded.ciudad, excluded.specialties,
      excluded.places, excluded.identity, excluded.offers, excluded.mentions, excluded.hours, excluded.dates,
      excluded.holidays_off)
  where entry is distinct from excluded;
  insert into catalogue_words (word, kind)
  select used.word, used.kind from (
    select unnest(places), 'place' union all select unnest(identity), 'identity'
    union all select unnest(offers), 'offer' union all select unnest(mentions), 'mention') as used (word, kind)
  where not exists (select from catalogue_words as known where known.word = used.word and known.kind = used.kind);
  return null;
end $$;
create trigger catalogue_sync after insert or update on technicians for each row execute function catalogue_sync();
