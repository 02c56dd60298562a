-- The catalogue at any size (sections 2, 5 and 7 of the specification; D19, D36). docs/decisions/120 tells why.
--
-- Entries     one narrow row per published technician, kept by triggers: whatever the catalogue asks stands here.
-- Words       a search is for parts of words, so parts are looked up in the vocabulary, which stays small.
-- Shelves     every entry stands on one shelf by rating and on one by price; the index knows each word of each
--             shelf, so a search in either order opens the next few shelves, not the whole catalogue.

-- Functions that indexes use are parsed here and now (`return`, `begin atomic`): indexes are kept under a search path
-- that knows nothing of ours.

-- Text as it is compared: no case, no accents.
create function plain_text(typed text) returns text
language sql immutable strict parallel safe
return lower(unaccent('unaccent'::regdictionary,
  case when typed ~ '[\u0300-\u036f]' then normalize(typed, NFC) else typed end));

-- A city or a specialty as one word: 'San Andrés' → 'san:andres'. Nothing in it means anything to LIKE or to us.
create function catalogue_key(typed text) returns text
language sql immutable strict parallel safe
return regexp_replace(btrim(translate(plain_text(typed), '%_\:', '')), '\s+', ':', 'g');

-- The distinct words of a text. Marks that end a word are in no word, ':' among them: with it we tell our own tokens
-- from words. Very long words are cut, so that they fit an index.
create function catalogue_words_of(typed text) returns tsvector
language sql immutable strict parallel safe
return array_to_tsvector(array_remove(string_to_array(
  regexp_replace(regexp_replace(plain_text(typed), '[\s.,;:!?()"<>]+', ' ', 'g'),
    '([^ ]{64})(?=[^ ])', '\1 ', 'g'), ' '), ''));

-- Words that nearly everybody uses and nobody looks for. They are matched, but not worth a place in the index.
create function catalogue_fillers() returns text[]
language sql immutable parallel safe
return '{a,al,con,de,del,el,en,es,la,las,lo,los,me,mi,mis,o,para,por,que,se,si,sin,su,sus,todo,un,una,y}'::text[];

-- Letters and pairs of letters that one profile in five has, or more: looking at everyone in turn finds them at once.
create function catalogue_common_grams() returns text[]
language sql immutable parallel safe
return ('{a,ab,ac,ad,af,ag,aj,al,am,an,ap,ar,as,at,av,b,ba,be,bi,bl,bo,br,c,ca,cc,ce,ch,ci,cl,cn,co,cr,ct,cu,d,da,de,di,do,'
  'dr,e,ea,eb,ec,ed,ef,eg,ej,el,em,en,eo,ep,eq,er,es,et,ev,ex,ez,f,fa,fe,fi,fo,fr,g,ga,ge,gi,gn,go,gr,gu,h,ha,he,ho,i,ia,'
  'ib,ic,id,ie,if,ig,il,im,in,io,ip,ir,is,it,iv,iz,j,ja,jo,ju,l,la,ld,le,li,ll,lo,lt,lu,lv,m,ma,mb,me,mi,mo,mp,mu,n,na,'
  'nc,nd,ne,nf,ng,ni,nj,no,ns,nt,nu,nz,o,oa,ob,oc,od,of,og,ol,om,on,oo,op,or,os,ot,oy,p,pa,pe,pi,pl,po,pp,pr,pu,q,qu,r,'
  'ra,rc,rd,re,rg,ri,rl,rm,ro,rp,rr,rs,rt,ru,rv,s,sa,sc,sd,se,si,so,sp,st,su,t,ta,te,ti,to,tr,ts,tu,u,ua,uc,ue,ui,um,un,'
  'ur,us,ut,v,va,ve,vi,vo,w,x,xp,y,z,za,zo}')::text[];

-- All others in these words, as facts: 'G:k G:47 '.
create function catalogue_rare_grams(words text) returns text
language sql immutable strict parallel safe
begin atomic
  select string_agg('G:' || gram || ' ', '' order by gram) from (
    select distinct substr(word, at, size) as gram
    from unnest(string_to_array(words, ' ')) as word, generate_series(1, 2) as size,
      generate_series(1, length(word) + 1 - size) as at
  ) as grams
  where gram <> all (catalogue_common_grams());
end;

-- A date as no search would spell it.
create function catalogue_date_fact(date text) returns text
language sql immutable strict parallel safe
return 'X:' || translate(date, '0123456789-', 'ABCDEFGHIJ');

-- Hours as bits, twelve a day, 08:00 first: those of `days` (one, or all of a week) in an object of ranges by day. An
-- hour counts if it lies wholly inside a range.
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
-- The parts of the week when few work: evenings, mornings and afternoons of Saturday and of Sunday.
create function catalogue_rare_hours(hours bit) returns text
language sql immutable strict parallel safe
return concat(
  case when (hours & repeat('000000000011', 5)::bit(84)) <> 0::bit(84) then 'H:EV ' end,
  case when (hours & ((~0::bit(84) << 79) >> 60)) <> 0::bit(84) then 'H:SM ' end,
  case when (hours & ((~0::bit(84) << 77) >> 65)) <> 0::bit(84) then 'H:SA ' end,
  case when (hours & ((~0::bit(84) << 79) >> 72)) <> 0::bit(84) then 'H:DM ' end,
  case when (hours & ((~0::bit(84) << 77) >> 77)) <> 0::bit(84) then 'H:DA ' end);

create table catalogue_entries (
  uid          text primary key references technicians (uid) on delete cascade,
  rating       double precision not null,
  price        integer,
  -- Plain: names are sorted without case and accents.
  name         text collate "C" not null,
  rating_shelf smallint not null,
  price_shelf  smallint not null,
  -- One entry in 32, chosen by its id, stands on one of eight more shelves, to tell beforehand how many fit.
  sample_shelf smallint,
  -- Between spaces: C:city, E:specialty and P:city:specialty (each), D: available, H: parts of the week when few work,
  -- X:date with hours of its own, G: letters and pairs of letters that few profiles have.
  facts        text not null,
  -- Monday 08:00 is the first of 84 bits, Sunday 19:00 the last.
  hours        bit(84) not null,
  dates        jsonb,
  holidays_off boolean not null,
  -- With a space between; those that only fill sentences stand apart.
  words        text not null,
  fillers      text not null
) with (fillfactor = 90);

-- Parts of the alphabet, fewer than 64, of about as many Spanish names each.
create function catalogue_name_shelf(name text) returns integer
language sql immutable strict parallel safe
return width_bucket(name collate "C", array['al', 'alf', 'an', 'ang', 'b', 'car', 'carl', 'cat', 'ce', 'cl', 'cr', 'd',
  'dia', 'die', 'e', 'ed', 'ei', 'es', 'f', 'fr', 'g', 'gl', 'h', 'he', 'i', 'j', 'je', 'jho', 'jo', 'jos', 'ju', 'juan',
  'juan f', 'jul', 'k', 'l', 'le', 'lu', 'luz', 'm', 'mar', 'mari', 'mart', 'mi', 'n', 'o', 'os', 'p', 'r', 'ro', 's',
  'se', 't', 'v', 'w', 'x', 'y'] collate "C");

-- Best first; the two ratings that most technicians share, the highest and none, are divided by name.
create function catalogue_rating_shelf(rating double precision, name text) returns integer
language sql immutable strict parallel safe
return case
  when rating = 5 then catalogue_name_shelf(name)
  when rating >= 4 then 64 + floor((5 - rating) * 100)::integer
  when rating >= 3 then 165 + floor((4 - rating) * 20)::integer
  when rating > 0 then 186 + floor((3 - rating) * 2)::integer
  else 193 + catalogue_name_shelf(name)
end;

-- Cheapest first; round prices, which many share, are divided by name. Without price: the last, in both orders.
create function catalogue_price_shelf(price integer, name text) returns integer
language sql immutable parallel safe
begin atomic
  select case
    when price is null then 999
    when price = steps[step] then step * 17 + catalogue_name_shelf(name) / 4
    else step * 17 + 16
  end
  from (values (array[0, 10, 20, 50, 100, 1000, 10000, 15000, 20000, 25000, 30000, 35000, 40000, 45000, 50000, 55000,
    60000, 65000, 70000, 75000, 80000, 85000, 90000, 95000, 100000, 110000, 120000, 130000, 140000, 150000, 160000,
    180000, 200000, 250000, 300000, 400000, 500000, 1000000])) as scale (steps),
    lateral (select width_bucket(price, steps) as step) as place;
end;

-- What the index knows of an entry: each word and fact by itself, on its rating shelf (r12:…), on its price shelf
-- (p70:…) and, in the sample, on that one (s3:…); and the shelves themselves.
create function catalogue_tokens(
  words text, facts text, rating_shelf smallint, price_shelf smallint, sample_shelf smallint
) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array_remove(string_to_array(concat(words, facts,
  'r', rating_shelf, ':', replace(rtrim(' ' || words || facts), ' ', ' r' || rating_shelf || ':'),
  ' p', price_shelf, ':', replace(rtrim(' ' || words || facts), ' ', ' p' || price_shelf || ':'),
  ' s' || sample_shelf || ':' || replace(rtrim(' ' || words || facts), ' ', ' s' || sample_shelf || ':')), ' '), ''));

create index catalogue_by_rating on catalogue_entries ((-rating), name, uid);
create index catalogue_by_price_up on catalogue_entries
  ((coalesce(price::double precision, 'infinity')), name, uid);
create index catalogue_by_price_down on catalogue_entries
  ((coalesce(-price::double precision, 'infinity')), name, uid);
create index catalogue_by_token on catalogue_entries using gin
  (catalogue_tokens(words, facts, rating_shelf, price_shelf, sample_shelf)) with (fastupdate = off);

-- The vocabulary. No constraint makes words unique, so two people who publish at once never wait for each other;
-- a word that stands twice, or that nobody uses any more, does no harm.
create table catalogue_words (word text collate "C" not null);
create index catalogue_words_by_word on catalogue_words (word);
create index catalogue_words_by_part on catalogue_words using gin (word gin_trgm_ops) with (fastupdate = off);
-- Words by each letter and each pair of letters in them, the shortest (most used) first.
create table catalogue_grams (
  gram   text collate "C" not null,
  length smallint not null,
  word   text collate "C" not null
);
create index catalogue_grams_by_gram on catalogue_grams (gram, length, word);

-- Published technicians per city as typed. Sixteen counters each: those who publish at once do not queue for one row.
create table catalogue_cities (
  ciudad      text not null,
  slot        smallint not null,
  city        text not null,
  technicians integer not null,
  primary key (ciudad, slot)
);

create function catalogue_keep_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from catalogue_entries where uid in (select uid from kept where not publicado);
  end if;
  -- Weeks are costly to read and many have the same: each is read once.
  with weeks as (
    select horarios, catalogue_hours(horarios, array['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom']) as hours
    from kept where publicado group by horarios
  ), entries as (
    insert into catalogue_entries as entry
    select uid, "ratingPromedio", "tarifaBase", name, catalogue_rating_shelf("ratingPromedio", name),
      catalogue_price_shelf("tarifaBase", name),
      case when hashtext(uid) & 255 < 8 then hashtext(uid) & 255 end,
      concat(' ', 'C:' || city || ' ',
        (select string_agg(concat('E:', key, ' P:' || city || ':' || key, ' '), '')
          from unnest(especialidades) as label, lateral catalogue_key(label) as key where key <> ''),
        case when disponible then 'D: ' end, catalogue_rare_hours(hours),
        (select string_agg(catalogue_date_fact(date) || ' ', '') from jsonb_each_text(dates) as own (date, hours)
          where own.hours <> '000000000000'),
        catalogue_rare_grams(words)),
      hours, dates, coalesce(excepciones ->> 'festivos' = 'true', false),
      words,
      array_to_string(tsvector_to_array(ts_delete(used, tsvector_to_array(telling))), ' ')
    from kept join weeks using (horarios), lateral (select
      catalogue_words_of(concat_ws(' ', nombre, ciudad, array_to_string(especialidades, ' '),
        array_to_string(tags, ' '), "bioCorta", descripcion)) as used,
      plain_text(btrim(nombre)) as name,
      nullif(catalogue_key(ciudad), '') as city,
      catalogue_date_hours(excepciones -> 'fechas') as dates
      -- Computed once, not wherever it is named.
      offset 0) as derived,
      lateral (select ts_delete(used, catalogue_fillers()) as telling offset 0) as said,
      lateral (select array_to_string(tsvector_to_array(telling), ' ') as words offset 0) as spoken
    where publicado
    on conflict (uid) do update set
      (rating, price, name, rating_shelf, price_shelf, sample_shelf, facts, hours, dates, holidays_off, words,
        fillers) =
      (excluded.rating, excluded.price, excluded.name, excluded.rating_shelf, excluded.price_shelf,
        excluded.sample_shelf, excluded.facts, excluded.hours, excluded.dates, excluded.holidays_off, excluded.words,
        excluded.fillers)
    where entry is distinct from excluded
    returning words
  ), added as (
    insert into catalogue_words
    select distinct used.word from entries, unnest(string_to_array(words, ' ')) as used (word)
    where used.word <> '' and not exists (select from catalogue_words as known where known.word = used.word)
    returning word
  )
  insert into catalogue_grams
  select distinct substr(word, at, size), length(word), word
  from added, generate_series(1, 2) as size, generate_series(1, length(word) + 1 - size) as at;
  return null;
end $$;

create function catalogue_keep_cities() returns trigger language plpgsql as $$
declare
  slot constant smallint := pg_backend_pid() % 16;
  changes catalogue_cities[] := '{}';
begin
  if tg_op = 'TRUNCATE' then
    delete from catalogue_cities;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select row (btrim(ciudad), slot, catalogue_key(ciudad), count(*))::catalogue_cities
      from kept where publicado group by ciudad);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(select row (btrim(ciudad), slot, catalogue_key(ciudad), -count(*))::catalogue_cities
      from gone where publicado group by ciudad);
  end if;
  insert into catalogue_cities as counter
  select change.ciudad, change.slot, change.city, sum(change.technicians) from unnest(changes) as change
  where change.ciudad <> '' group by change.ciudad, change.slot, change.city having sum(change.technicians) <> 0
  order by change.ciudad
  on conflict on constraint catalogue_cities_pkey
    do update set technicians = counter.technicians + excluded.technicians;
  return null;
end $$;

create trigger catalogue_entries_of_new after insert on technicians
  referencing new table as kept for each statement execute function catalogue_keep_entries();
create trigger catalogue_entries_of_changed after update on technicians
  referencing new table as kept for each statement execute function catalogue_keep_entries();
create trigger catalogue_cities_of_new after insert on technicians
  referencing new table as kept for each statement execute function catalogue_keep_cities();
create trigger catalogue_cities_of_changed after update on technicians
  referencing old table as gone new table as kept for each statement execute function catalogue_keep_cities();
create trigger catalogue_cities_of_deleted after delete on technicians
  referencing old table as gone for each statement execute function catalogue_keep_cities();
-- Entries go with the table they refer to.
create trigger catalogue_cities_of_none after truncate on technicians
  for each statement execute function catalogue_keep_cities();

-- What is asked. `facts` as they stand in an entry; `terms`: for each word of the search the ways in which it may
-- match, all of one length: part of a word ('plomer') or a fact ('E:plomeria'); `patterns`: the same for LIKE; an hour
-- as `day` ('2026-12-24'), `at_hour` (0 is 08:00), `week_hour` (bit of `hours`) and `slot` (the end of a booking's id).
create type catalogue_question as (
  facts text[], fact_patterns text[], min_rating double precision, min_price integer, max_price integer,
  day text, at_hour integer, week_hour integer, slot text, holiday boolean, terms text[], patterns text[]
);
-- Where an entry stands in an order: `key` is the rating or price, turned so that smaller comes first.
create type catalogue_place as (key double precision, name text collate "C", uid text);

create function catalogue_like(part text) returns text
language sql immutable strict parallel safe
return '%' || replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- A question out of what people typed; null asks nothing. In `terms` a specialty is 'E:' and its label.
create function catalogue_question_of(
  ciudad text, especialidad text, disponible boolean, min_rating double precision, min_price integer,
  max_price integer, date date, hour integer, holiday boolean, terms text[]
) returns catalogue_question
language plpgsql stable parallel safe as $$
declare
  asked catalogue_question := row (
    array_remove(array[
      case when ciudad is null or especialidad is null
        then coalesce('C:' || catalogue_key(ciudad), 'E:' || catalogue_key(especialidad))
        else 'P:' || catalogue_key(ciudad) || ':' || catalogue_key(especialidad) end,
      case when disponible then 'D:' end], null),
    null, coalesce(min_rating, 0), coalesce(min_price, 0), coalesce(max_price, 2147483647),
    date::text, hour - 8, extract(isodow from date)::integer * 12 - 20 + hour,
    to_char(date, '_YYYYMMDD_') || to_char(hour, 'FM00'), holiday, null, null);
begin
  asked.fact_patterns := array(select '% ' || fact || ' %' from unnest(asked.facts) as fact);
  for at in 1 .. coalesce(array_length(terms, 1), 0) loop
    asked.terms := asked.terms || array[array(
      select case when way like 'E:%' then 'E:' || catalogue_key(substr(way, 3))
        else left(replace(plain_text(way), ' ', ''), 64) end from unnest(terms[at:at]) as way)];
    asked.patterns := asked.patterns || array[array(
      select catalogue_like(case when way like 'E:%' then ' ' || way || ' ' else way end)
      from unnest(asked.terms[at:at]) as way)];
  end loop;
  return asked;
end $$;

-- What the index cannot tell of an entry, or not cheaply: the exact rating and price, facts, the hour in its week.
create function catalogue_fits(
  asked catalogue_question, rating double precision, price integer, facts text, hours bit, dates jsonb,
  holidays_off boolean
) returns boolean
language sql stable parallel safe
return rating >= asked.min_rating
  and (price is null or price between asked.min_price and asked.max_price)
  and facts like all (asked.fact_patterns)
  and (asked.day is null or case
    when dates ? asked.day then substr(dates ->> asked.day, asked.at_hour + 1, 1) = '1'
    when asked.holiday and holidays_off then false
    else get_bit(hours, asked.week_hour) = 1
  end);

-- Whether nobody has booked it at the hour asked for. In FROM, where it becomes part of the query; the offset makes it
-- one look per entry, or all bookings would be read first.
create function catalogue_unbooked(asked catalogue_question, entry_uid text) returns table (unbooked boolean)
language sql stable parallel safe as $$
  select asked.slot is null
    or not exists (select from reservas where id = entry_uid || asked.slot and status <> 'cancelada' offset 0)
$$;

-- The next `stride` entries after a place in an order, and whether each fits all that is asked.
create function catalogue_walk(asked catalogue_question, sorting text, after catalogue_place, stride integer)
returns table (key double precision, name text, uid text, fits boolean)
language sql stable parallel safe as $$
  select key, name, uid, catalogue_fits(asked, rating, price, facts, hours, dates, holidays_off)
    and (asked.patterns is null or (
      select bool_and(own.text like any (asked.patterns[at:at]))
      from (select words || facts || fillers as text offset 0) as own,
        generate_series(1, array_length(asked.patterns, 1)) as at))
    and unbooked
  from (
    (select -rating as key, * from catalogue_entries
      where sorting = 'rating' and (-rating, name, uid) > (after.key, after.name, after.uid)
      order by -rating, name, uid limit stride)
    union all
    (select coalesce(price::double precision, 'infinity'), * from catalogue_entries
      where sorting = 'precio_asc'
        and (coalesce(price::double precision, 'infinity'), name, uid) > (after.key, after.name, after.uid)
      order by coalesce(price::double precision, 'infinity'), name, uid limit stride)
    union all
    (select coalesce(-price::double precision, 'infinity'), * from catalogue_entries
      where sorting = 'precio_desc'
        and (coalesce(-price::double precision, 'infinity'), name, uid) > (after.key, after.name, after.uid)
      order by coalesce(-price::double precision, 'infinity'), name, uid limit stride)
  ) as entry,
  lateral catalogue_unbooked(asked, uid)
$$;

-- All entries after a place that the index gives for any of the templates and that fit, booked or not, in no order; a
-- shelf takes the place of '::' in the templates, and `loose` patterns are matched one by one. With several templates
-- an entry may come more than once.
create function catalogue_found(
  asked catalogue_question, sorting text, after catalogue_place, templates text[], loose text[], shelf text
) returns table (key double precision, name text, uid text)
language sql stable parallel safe as $$
  select place.key, entry.name, entry.uid
  from unnest(templates) as template,
    lateral (select * from catalogue_entries
      where catalogue_tokens(words, facts, rating_shelf, price_shelf, sample_shelf)
        @@ replace(template, '::', shelf)::tsquery) as entry,
    -- The sum keeps the indexes of the orders out: they would give half the catalogue to go with a handful.
    lateral (select 0 + case sorting
      when 'rating' then -rating
      when 'precio_asc' then coalesce(price::double precision, 'infinity')
      else coalesce(-price::double precision, 'infinity')
    end as key) as place
  where catalogue_fits(asked, rating, price, facts, hours, dates, holidays_off)
    and (place.key, entry.name, entry.uid) > (after.key, after.name, after.uid)
    and (loose is null or (
      select bool_and(own.text like any (loose[at:at]))
      from (select words || facts || fillers as text offset 0) as own, generate_series(1, array_length(loose, 1)) as at))
$$;

-- The shelves on which the answer may stand, in that order, from the one of `after` on.
create function catalogue_shelves(asked catalogue_question, sorting text, after catalogue_place) returns text[]
language plpgsql immutable parallel safe as $$
declare
  price integer := case when abs(after.key) < 'infinity' then abs(after.key) end;
  low integer := catalogue_price_shelf(asked.min_price, '');
  high integer := catalogue_price_shelf(asked.max_price, 'z');
  start integer;
begin
  if sorting = 'rating' then
    start := case when after.key = '-infinity' then 0 else catalogue_rating_shelf(-after.key, after.name) end;
    return array(select 'r' || shelf || ':'
      from generate_series(start, catalogue_rating_shelf(asked.min_rating, 'z')) as shelf);
  end if;
  if after.key = 'infinity' then return array['p999:']; end if;
  start := catalogue_price_shelf(price, after.name);
  if sorting = 'precio_asc' then
    return array(select 'p' || shelf || ':'
      from generate_series(case when price is null then low else greatest(low, start) end, high) as shelf) || array['p999:'];
  end if;
  -- From dear to cheap: between two round prices first, then the round one below, by name.
  return array(select 'p' || shelf || ':' from generate_series(low, high) as shelf
    where price is null or (-(shelf / 17), (shelf + 1) % 17) >= (-(start / 17), (start + 1) % 17)
    order by -(shelf / 17), (shelf + 1) % 17) || array['p999:'];
end $$;

-- Words of the vocabulary that hold this part, at most so many. Three letters in a row have their index; anything
-- shorter or stranger is looked up by two of its signs.
create function catalogue_words_with(part text, most integer) returns setof text
language plpgsql stable parallel safe
set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan
as $$
declare
  pair text := coalesce(substring(part from '[a-z0-9][^a-z0-9]|[^a-z0-9].'), left(part, 2));
begin
  if part ~ '[a-z0-9]{3}' then
    return query select word from catalogue_words where word like catalogue_like(part) limit most;
  else
    return query select word from catalogue_grams
      where gram = pair and (length(part) < 3 or word like catalogue_like(part))
      order by length limit most;
  end if;
end $$;

-- The tokens of a way in which a term may match; none if no profile has it.
create function catalogue_tokens_of_way(way text, most integer) returns setof text
language sql stable parallel safe as $$
  select way where way like 'E:%'
  union all
  select 'G:' || way where length(way) < 3 and exists (select from catalogue_grams where gram = way)
  union all
  select word from catalogue_words_with(way, most) as word where length(way) > 2 and way not like 'E:%'
$$;

-- What is asked as questions to the index. `templates` is null when there is nothing to ask it, and empty when nobody
-- can fit. Terms that everybody or very many words match are `loose`, but `partly` the first `most` words of a term
-- have to do (`cut`): whoever they find fits, and others may too.
create function catalogue_templates(
  asked catalogue_question, most integer, partly boolean, out templates text[], out loose text[], out cut boolean
) language plpgsql stable parallel safe as $$
declare
  fillers constant text := array_to_string(catalogue_fillers(), ' ');
  rest text := '';
  widest text[];
  ways text[];
  -- Of each term, its words as one text; null where it is loose anyway.
  found text[] := '{}';
  narrow boolean := cardinality(asked.facts) > 0 and asked.facts <> '{D:}';
begin
  cut := false;
  for at in 1 .. coalesce(array_length(asked.terms, 1), 0) loop
    if exists (select from unnest(asked.terms[at:at]) as way
        where strpos(fillers, way) > 0 or way = any (catalogue_common_grams())) then
      found := found || null::text;
      continue;
    end if;
    select array_agg(distinct token) into ways
    from (select distinct way from unnest(asked.terms[at:at]) as way) as each_way, catalogue_tokens_of_way(way, most + 1) as token;
    if ways is null then
      templates := '{}';
      return;
    end if;
    narrow := narrow or cardinality(ways) <= 64;
    found := found || array_to_string(ways, ' ');
  end loop;
  -- Beside something narrow a wide term is not worth hundreds of words: it is looked for in what the narrow one gives.
  if narrow and not partly then most := least(most, 512); end if;
  for at in 1 .. cardinality(found) loop
    ways := string_to_array(found[at], ' ');
    if ways is null or (cardinality(ways) > most and not partly) then
      loose := loose || asked.patterns[at:at];
      continue;
    end if;
    cut := cut or cardinality(ways) > most;
    ways := array(select '''::' || replace(replace(way, '\', '\\'), '''', '''''') || '''' from unnest(ways[:most]) as way);
    if cardinality(ways) > coalesce(cardinality(widest), 0) then
      rest := rest || coalesce('&(' || array_to_string(widest, '|') || ')', '');
      widest := ways;
    else
      rest := rest || '&(' || array_to_string(ways, '|') || ')';
    end if;
  end loop;
  rest := rest || (select coalesce(string_agg('&''::' || replace(fact, '''', '''''') || '''', ''), '')
    from unnest(asked.facts) as fact where fact <> 'D:');
  rest := rest || coalesce('&(''::' || nullif(
    rtrim(catalogue_rare_hours(set_bit(0::bit(84), asked.week_hour, 1))), '') || '''|''::' || catalogue_date_fact(asked.day) || ''')', '');
  -- Most are available: beside anything else that is not worth a question.
  if rest = '' and widest is null and 'D:' = any (asked.facts) then rest := '&''::D:'''; end if;
  if rest = '' and widest is null then return; end if;
  templates := case when widest is null then array[substr(rest, 2)] else
    array(select '(' || array_to_string(widest[at:at + 31], '|') || ')' || rest
      from generate_series(1, cardinality(widest), 32) as at) end;
end $$;

-- Whether the sample holds `hits` or more that fit: some 32 times as many do.
create function catalogue_sample_has(asked catalogue_question, templates text[], loose text[], hits integer)
returns boolean
language sql stable parallel safe as $$
  select count(*) = hits from (
    select from generate_series(0, 7) as shelf,
      lateral catalogue_found(asked, 'rating', row ('-infinity', '', '')::catalogue_place,
        coalesce(templates, '{''::''}'), loose, 's' || shelf || ':'),
      lateral catalogue_unbooked(asked, uid) where unbooked
    limit hits) as fitting
$$;

-- In an order by rating the shelves of the prices asked for, and the other way round, where they are few; else nothing.
create function catalogue_crossing(asked catalogue_question, sorting text) returns text
language plpgsql immutable parallel safe as $$
declare
  start constant catalogue_place := row ('-infinity', '', '');
  shelves text[];
begin
  if sorting = 'rating' and (asked.min_price > 0 or asked.max_price < 2147483647) then
    shelves := catalogue_shelves(asked, 'precio_asc', start);
  elsif sorting <> 'rating' and asked.min_rating > 0 then
    shelves := catalogue_shelves(asked, 'rating', start);
  end if;
  return case when cardinality(shelves) <= 64 then '&(''' || array_to_string(shelves, '''|''') || ''')' else '' end;
end $$;

-- The next `wanted` entries after a place. What many fit is found by walking on in that order; what some fit, shelf by
-- shelf; what few fit, all at once.
create function catalogue_page(asked catalogue_question, sorting text, after catalogue_place, wanted integer)
returns setof catalogue_place
language plpgsql stable rows 12
set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan
as $$
declare
  places catalogue_place[];
  seen integer;
  stride integer := 64;
  templates text[];
  loose text[];
  cut boolean;
  crossing text;
begin
  -- What is too cheap or too dear is passed over at once.
  if sorting = 'precio_asc' then after.key := greatest(after.key, asked.min_price); end if;
  if sorting = 'precio_desc' then after.key := greatest(after.key, -asked.max_price::double precision); end if;
  loop
    select coalesce(array_agg(row (key, name, uid)::catalogue_place order by key, name, uid) filter (where fits), '{}'),
      count(*) into places, seen from catalogue_walk(asked, sorting, after, stride);
    if cardinality(places) >= wanted or seen < stride then
      return query select * from unnest(places[:wanted]);
      return;
    end if;
    -- Where one in twenty or so fits, walking on costs less than opening a shelf.
    if stride = 64 and cardinality(places) >= 3 then
      stride := least(512, stride * (wanted + 3) * 3 / 2 / cardinality(places));
      continue;
    end if;
    if cut is null then
      select * into templates, loose, cut from catalogue_templates(asked, 4096, false);
      if templates = '{}' then return; end if;
    end if;
    exit when templates is not null or loose is null;
    stride := stride * 8;
  end loop;

  if templates is null or catalogue_sample_has(asked, templates, loose, 16) then
    crossing := catalogue_crossing(asked, sorting);
    templates := array(select template || crossing from unnest(coalesce(templates, '{''::''}')) as template);
    return query select key, name, uid from unnest(catalogue_shelves(asked, sorting, after)) as shelf,
      lateral (select distinct key, name, uid from catalogue_found(asked, sorting, after, templates, loose, shelf)
        order by key, name, uid) as place,
      lateral catalogue_unbooked(asked, uid) where unbooked limit wanted;
  else
    return query select key, name, uid from (
        select distinct key, name, uid from catalogue_found(asked, sorting, after, templates, loose, '')
        order by key, name, uid) as place,
      lateral catalogue_unbooked(asked, uid) where unbooked limit wanted;
  end if;
end $$;

-- How many fit, counted no further than a thousand; 1001 is more. Of a thousand, 31 would be in the sample: that there
-- are 80 by chance happens once in ten million million times, so they are not counted one by one.
create function catalogue_count(asked catalogue_question) returns integer
language plpgsql stable
set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan
as $$
declare
  start constant catalogue_place := row ('-infinity', '', '');
  templates text[];
  template text;
  loose text[];
  cut boolean;
  seen text[] := '{}';
begin
  -- Some words of each term are often enough to know.
  select * into templates, loose, cut from catalogue_templates(asked, 32, true);
  if templates = '{}' then return 0; end if;
  if catalogue_sample_has(asked, templates, loose, 80) then return 1001; end if;
  if cut then
    select * into templates, loose, cut from catalogue_templates(asked, 4096, false);
  end if;
  if templates is null and loose is not null then
    return (select count(*) from (
      select from catalogue_walk(asked, 'rating', start, 2147483647) where fits limit 1001) as fitting);
  elsif templates is null then
    return (select count(*) from (
      select from unnest(catalogue_shelves(asked, 'rating', start)) as shelf,
        lateral catalogue_found(asked, 'rating', start, '{''::''}', null, shelf),
        lateral catalogue_unbooked(asked, uid) where unbooked limit 1001) as fitting);
  end if;
  -- Several templates may give the same entry; each alone gives it once.
  foreach template in array templates loop
    seen := array(select distinct uid from (
      select uid from unnest(seen) as uid
      union all
      (select uid from catalogue_found(asked, 'rating', start, array[template], loose, ''),
        lateral catalogue_unbooked(asked, uid) where unbooked limit 1001)) as fitting limit 1001);
    exit when cardinality(seen) > 1000;
  end loop;
  return cardinality(seen);
end $$;

-- The lowest and the highest price of all that fit, and how the prices spread between them in so many bars: of all, or
-- where they are many, of a few hundred.
create function catalogue_prices(
  asked catalogue_question, bars integer, out lowest integer, out highest integer, out spread integer[]
) language plpgsql stable
set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan
as $$
declare
  start constant catalogue_place := row ('-infinity', '', '');
  templates text[];
  loose text[];
  cut boolean;
  prices integer[];
begin
  lowest := (select nullif(key, 'infinity') from catalogue_page(asked, 'precio_asc', start, 1));
  highest := (select -nullif(key, 'infinity') from catalogue_page(asked, 'precio_desc', start, 1));
  spread := array_fill(0, array[bars]);
  if lowest is null then return; end if;
  select * into templates, loose, cut from catalogue_templates(asked, 32, true);
  prices := array(
    select key from generate_series(0, 7) as shelf, lateral catalogue_found(asked, 'precio_asc', start,
      coalesce(templates, '{''::''}'), loose, 's' || shelf || ':') where key < 'infinity' limit 240);
  if cardinality(prices) < 120 and cut then
    select * into templates, loose, cut from catalogue_templates(asked, 4096, false);
  end if;
  if cardinality(prices) < 120 and templates is not null then
    prices := array(select key from catalogue_found(asked, 'precio_asc', start, templates, loose, '')
      where key < 'infinity' limit 1000);
  elsif cardinality(prices) < 120 then
    prices := array(select key from catalogue_walk(asked, 'precio_asc', start, 1000) where fits and key < 'infinity');
  end if;
  spread := array(
    select count(price) from generate_series(1, bars) as bar left join unnest(prices) as price on bar =
      case when lowest = highest then 1 else least(bars, width_bucket(price, lowest, highest, bars)) end
    group by bar order by bar);
end $$;
