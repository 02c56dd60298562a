-- The catalogue of a million technicians again (docs/decisions/122): what 0002 asks of the index, in which order it looks,
-- how it counts and how it finds prices. Replaces functions of 0002.

-- Entries with a city (C:), a specialty (E:) or both (P:), in sixteen counters each, like those of cities.
create table catalogue_totals (
  fact    text collate "C" not null,
  slot    smallint not null,
  entries integer not null,
  primary key (fact, slot)
);

create function catalogue_counted_facts(facts text) returns setof text
language sql immutable strict parallel safe rows 7 as $$
  select distinct fact from unnest(string_to_array(facts, ' ')) as fact where fact ~ '^[CEP]:'
$$;

create function catalogue_keep_totals() returns trigger language plpgsql as $$
declare
  slot constant smallint := pg_backend_pid() % 16;
  changes catalogue_totals[] := '{}';
begin
  if tg_op = 'TRUNCATE' then
    delete from catalogue_totals;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select row (fact, slot, count(*))::catalogue_totals
      from kept, catalogue_counted_facts(facts) as fact group by fact);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(select row (fact, slot, -count(*))::catalogue_totals
      from gone, catalogue_counted_facts(facts) as fact group by fact);
  end if;
  insert into catalogue_totals as total
  select change.fact, change.slot, sum(change.entries) from unnest(changes) as change
  group by change.fact, change.slot having sum(change.entries) <> 0 order by change.fact
  on conflict on constraint catalogue_totals_pkey do update set entries = total.entries + excluded.entries;
  return null;
end $$;

create trigger catalogue_totals_of_new after insert on catalogue_entries
  referencing new table as kept for each statement execute function catalogue_keep_totals();
create trigger catalogue_totals_of_changed after update on catalogue_entries
  referencing old table as gone new table as kept for each statement execute function catalogue_keep_totals();
create trigger catalogue_totals_of_deleted after delete on catalogue_entries
  referencing old table as gone for each statement execute function catalogue_keep_totals();
create trigger catalogue_totals_of_none after truncate on catalogue_entries
  for each statement execute function catalogue_keep_totals();

insert into catalogue_totals
select fact, 0, count(*) from catalogue_entries, catalogue_counted_facts(facts) as fact group by fact;

-- The entries of a question that asks for one such fact and nothing else; null for any other question.
create function catalogue_total(asked catalogue_question) returns bigint
language plpgsql stable parallel safe as $$
begin
  if cardinality(asked.facts) <> 1 or asked.facts[1] = 'D:' or asked.terms is not null or asked.day is not null
    or asked.min_rating > 0 or asked.min_price > 0 or asked.max_price < 2147483647 then
    return null;
  end if;
  return (select coalesce(sum(entries), 0) from catalogue_totals where fact = asked.facts[1]);
end $$;

-- A question out of what people typed; null asks nothing. In `terms` a specialty is 'E:' and its label. `patterns` are
-- now texts to find as they stand, which takes half the time of LIKE. Rows are as long as the longest; null fills them.
create or replace function catalogue_question_of(
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
      select case when way like 'E:%' then ' ' || way || ' ' else way end from unnest(asked.terms[at:at]) as way)];
  end loop;
  return asked;
end $$;

-- Whether a text has one of the parts of each row.
create function catalogue_says(own text, parts text[]) returns boolean
language plpgsql immutable strict parallel safe as $$
declare
  row_parts text[];
  part text;
begin
  <<rows>>
  foreach row_parts slice 1 in array parts loop
    foreach part in array row_parts loop
      continue rows when strpos(own, part) > 0;
    end loop;
    return false;
  end loop;
  return true;
end $$;

-- The next `stride` entries after a place in an order, and whether each fits all that is asked.
create or replace function catalogue_walk(
  asked catalogue_question, sorting text, after catalogue_place, stride integer
) returns table (key double precision, name text, uid text, fits boolean)
language sql stable parallel safe as $$
  select key, name, uid, catalogue_fits(asked, rating, price, facts, hours, dates, holidays_off)
    and (asked.patterns is null or catalogue_says(words || facts || fillers, asked.patterns))
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
-- shelf takes the place of '::' in the templates, and `loose` terms are looked for one by one. With several templates
-- an entry may come more than once.
create or replace function catalogue_found(
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
    and (loose is null or catalogue_says(words || facts || fillers, loose))
$$;

-- About which part of all entries has any of these tokens, for each list of tokens (with a space between): what
-- PostgreSQL found when it last looked at the index. Null where it never did.
create function catalogue_shares(lists text[]) returns double precision[]
language plpgsql stable parallel safe as $$
declare
  known text[];
  shares real[];
begin
  select most_common_elems::text::text[], most_common_elem_freqs into known, shares from pg_stats
  where schemaname = current_schema() and tablename = 'catalogue_by_token';
  return array(
    -- Whatever it does not name is rarer than the rarest that it does, whose share stands after those of the tokens.
    select least(sum(coalesce(share, shares[cardinality(known) + 1] / 2)), 0.99)
    from unnest(lists) with ordinality as list (tokens, at), unnest(string_to_array(tokens, ' ')) as token
      left join unnest(known, shares) as common (token, share) using (token)
    group by at order by at);
end $$;

-- Any of these tokens, as the index is asked.
create function catalogue_any_of(tokens text[]) returns text
language sql immutable strict parallel safe
begin atomic
  select '(' || string_agg('''::' || replace(replace(token, '\', '\\'), '''', '''''') || '''', '|') || ')'
  from unnest(tokens) as token;
end;

drop function catalogue_templates(catalogue_question, integer, boolean);
-- What is asked as questions to the index, of so many `parts`. `templates` is null when there is nothing to ask it, and
-- empty when nobody can fit. Terms that everybody or very many words match are `loose`, but `partly` the first `most`
-- words of a term have to do (`cut`): whoever they find fits, and others may too.
create function catalogue_templates(
  asked catalogue_question, most integer, partly boolean,
  out templates text[], out loose text[], out cut boolean, out parts integer
) language plpgsql stable parallel safe as $$
declare
  fillers constant text := array_to_string(catalogue_fillers(), ' ');
  narrow boolean := cardinality(asked.facts) > 0 and asked.facts <> '{D:}';
  words text[];
  -- Of each term, its words as one text; null where it is loose anyway.
  found text[] := '{}';
  everywhere text[] := '{}';
  -- What the index may be asked, as lists of tokens, and the terms that the first of them stand for; `catalogue_fits`
  -- looks at the others too.
  lists text[] := '{}';
  terms integer[] := '{}';
  part record;
  taken text[] := '{}';
  reached double precision := 1;
  widest integer;
  rest text;
begin
  cut := false;
  for at in 1 .. coalesce(array_length(asked.terms, 1), 0) loop
    if exists (select from unnest(asked.terms[at:at]) as way
        where strpos(fillers, way) > 0 or way = any (catalogue_common_grams())) then
      found := found || null::text;
      continue;
    end if;
    select array_agg(distinct token) into words
    from (select distinct way from unnest(asked.terms[at:at]) as way) as each_way, catalogue_tokens_of_way(way, most + 1) as token;
    if words is null then
      templates := '{}';
      return;
    end if;
    narrow := narrow or cardinality(words) <= 64;
    found := found || array_to_string(words, ' ');
  end loop;
  -- Beside something narrow a wide term is not worth hundreds of words: it is looked for in what the narrow one gives.
  if narrow and not partly then most := least(most, 512); end if;
  for at in 1 .. cardinality(found) loop
    words := string_to_array(found[at], ' ');
    if words is null or (cardinality(words) > most and not partly) then
      everywhere := everywhere || asked.patterns[at:at];
    else
      cut := cut or cardinality(words) > most;
      lists := lists || array_to_string(words[:most], ' ');
      terms := terms || at;
    end if;
  end loop;
  lists := lists || array(select fact from unnest(asked.facts) as fact where fact <> 'D:') || array_remove(array[
    nullif(rtrim(catalogue_rare_hours(set_bit(0::bit(84), asked.week_hour, 1))), '') || ' ' || catalogue_date_fact(asked.day)], null);
  -- Most are available: beside anything else that is not worth a question.
  if lists = '{}' and 'D:' = any (asked.facts) then lists := '{D:}'; end if;
  if lists = '{}' then
    loose := nullif(everywhere, '{}');
    return;
  end if;

  -- The rarest first. To go through the list of a common word costs the more the commoner it is; once few are left, it
  -- costs less to look for it in those. A thousand, because words keep company and more are left than chance would leave.
  for part in select * from unnest(lists, terms, case when cardinality(lists) > 2 then catalogue_shares(lists) end)
      as list (tokens, term, share) order by share loop
    if taken <> '{}' and part.share / (1 - part.share) > 1000 * reached then
      if part.term is not null then loose := loose || asked.patterns[part.term:part.term]; end if;
    else
      taken := taken || part.tokens;
      reached := reached * coalesce(part.share, 1);
    end if;
  end loop;
  -- In the order in which most are told apart first.
  loose := nullif(coalesce(loose, '{}') || everywhere, '{}');
  parts := cardinality(taken);

  -- Not too many words at a time: the widest list is asked in pieces.
  widest := (select at from unnest(taken) with ordinality as list (tokens, at)
    order by cardinality(string_to_array(tokens, ' ')) desc limit 1);
  words := string_to_array(taken[widest], ' ');
  rest := (select string_agg('&' || catalogue_any_of(string_to_array(tokens, ' ')), '')
    from unnest(taken) with ordinality as list (tokens, at) where at <> widest);
  templates := array(select catalogue_any_of(words[at:at + 31]) || coalesce(rest, '')
    from generate_series(1, cardinality(words), 32) as at);
end $$;

-- The next `wanted` entries after a place. What many fit is found by walking on in that order; what some fit, shelf by
-- shelf; what few fit, all at once.
create or replace function catalogue_page(
  asked catalogue_question, sorting text, after catalogue_place, wanted integer
) returns setof catalogue_place
language plpgsql stable rows 12
set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan
as $$
declare
  seen catalogue_place[];
  places catalogue_place[];
  last catalogue_place;
  stride integer := 64;
  templates text[];
  loose text[];
  cut boolean;
  parts integer;
  crossing text;
begin
  -- What is too cheap or too dear is passed over at once.
  if sorting = 'precio_asc' then after.key := greatest(after.key, asked.min_price); end if;
  if sorting = 'precio_desc' then after.key := greatest(after.key, -asked.max_price::double precision); end if;
  loop
    select coalesce(array_agg(place order by place), '{}'), coalesce(array_agg(place order by place) filter (where fits), '{}')
    into seen, places
    from catalogue_walk(asked, sorting, after, stride), lateral (select row (key, name, uid)::catalogue_place as place) as placed;
    if cardinality(places) >= wanted or cardinality(seen) < stride then
      return query select * from unnest(places[:wanted]);
      return;
    end if;
    -- Where one in twenty or so fits, walking on costs less than opening a shelf.
    if stride = 64 and cardinality(places) >= 3 then
      stride := least(512, stride * (wanted + 3) * 3 / 2 / cardinality(places));
      continue;
    end if;
    if cut is null then
      select * into templates, loose, cut, parts from catalogue_templates(asked, 4096, false);
      if templates = '{}' then return; end if;
    end if;
    exit when templates is not null or loose is null;
    stride := stride * 8;
  end loop;

  -- Those of the walk, and then from where it ended.
  return query select * from unnest(places);
  last := seen[stride];
  -- To ask for many parts at once takes long; shelves ask little each and are worth it for fewer.
  if templates is null or catalogue_sample_has(asked, templates, loose, case when parts < 3 then 16 else 4 end) then
    crossing := catalogue_crossing(asked, sorting);
    templates := array(select template || crossing from unnest(coalesce(templates, '{''::''}')) as template);
    return query select key, name, uid from unnest(catalogue_shelves(asked, sorting, last)) as shelf,
      lateral (select distinct key, name, uid from catalogue_found(asked, sorting, last, templates, loose, shelf)
        order by key, name, uid) as place,
      lateral catalogue_unbooked(asked, uid) where unbooked limit wanted - cardinality(places);
  else
    return query select key, name, uid from (
        select distinct key, name, uid from catalogue_found(asked, sorting, last, templates, loose, '')
        order by key, name, uid) as place,
      lateral catalogue_unbooked(asked, uid) where unbooked limit wanted - cardinality(places);
  end if;
end $$;

-- How many fit, counted no further than a thousand; 1001 is more. Of a thousand, 31 would be in the sample: that there
-- are 64 by chance happens once in ten million times, so they are not counted one by one.
create or replace function catalogue_count(asked catalogue_question) returns integer
language plpgsql stable
set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan
as $$
declare
  start constant catalogue_place := row ('-infinity', '', '');
  total constant bigint := catalogue_total(asked);
  templates text[];
  template text;
  loose text[];
  cut boolean;
  seen text[] := '{}';
begin
  if total is not null then return least(total, 1001); end if;
  -- Some words of each term are often enough to know.
  select * into templates, loose, cut from catalogue_templates(asked, 32, true);
  if templates = '{}' then return 0; end if;
  if catalogue_sample_has(asked, templates, loose, 64) then return 1001; end if;
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
create or replace function catalogue_prices(
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
  spread := array_fill(0, array[bars]);
  -- Some words of each term first, as they are often enough; then all.
  for round in 1 .. 2 loop
    select * into templates, loose, cut from catalogue_templates(asked, (array[32, 4096])[round], round = 1);
    if templates = '{}' then return; end if;
    prices := array(
      select key from generate_series(0, 7) as shelf,
        lateral catalogue_found(asked, 'precio_asc', start, coalesce(templates, '{''::''}'), loose, 's' || shelf || ':'),
        lateral catalogue_unbooked(asked, uid) where unbooked and key < 'infinity' limit 240);
    exit when cardinality(prices) >= 64 or not cut;
  end loop;
  if cardinality(prices) < 64 and templates is not null then
    -- Two thousand or so: each is looked at.
    prices := array(
      select key from catalogue_found(asked, 'precio_asc', start, templates, loose, ''),
        lateral catalogue_unbooked(asked, uid) where unbooked and key < 'infinity' order by key);
    lowest := prices[1];
    highest := prices[cardinality(prices)];
  else
    lowest := (select nullif(key, 'infinity') from catalogue_page(asked, 'precio_asc', start, 1));
    highest := (select -nullif(key, 'infinity') from catalogue_page(asked, 'precio_desc', start, 1));
    if cardinality(prices) < 64 then
      prices := array(select key from catalogue_walk(asked, 'precio_asc', start, 1000) where fits and key < 'infinity');
    end if;
  end if;
  if lowest is null then return; end if;
  spread := array(
    select count(price) from generate_series(1, bars) as bar left join unnest(prices) as price on bar =
      case when lowest = highest then 1 else least(bars, width_bucket(price, lowest, highest, bars)) end
    group by bar order by bar);
end $$;
