-- Most searches name a trade and a city. Two long lists are intersected slower than one short list is read.
create function catalogue_city_trades(city text, specialties text[]) returns text[]
language sql immutable parallel safe
return array(select city || '/' || trade from unnest(specialties) as trade);

alter table catalogue
  add column city_trades text[] not null generated always as (catalogue_city_trades(city, specialties)) stored;
create index catalogue_by_city_trade on catalogue using gin (city_trades) with (fastupdate = off);
