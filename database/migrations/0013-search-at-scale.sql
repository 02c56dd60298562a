-- The technicians of a city from the cheapest and from the dearest.
create index catalogue_by_city_price on catalogue (city, by_price, name, uid);
create index catalogue_by_city_price_off on catalogue (city, by_price_off, name, uid);
-- Those of a trade who confirm at once.
create index catalogue_instant_trade on catalogue using gin (specialties) with (fastupdate = off) where instant;
