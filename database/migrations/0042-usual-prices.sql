-- Compatible with the version before.
-- What is usual (D73, decision 175): what was really paid for a trouble of a trade in a city, by receipts of the last twelve months.
-- Computed anew each night; a group below the threshold has no row. It names nobody.
create table usual_prices (
  especialidad  text not null,
  -- Path segment.
  city          text not null check (city ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  trouble       text not null,
  -- As it was written most often.
  ciudad        text not null,
  -- From the tenth to the ninetieth part, to the nearest 5,000 pesos.
  low           integer not null,
  high          integer not null,
  -- Visits by amount in steps of 25,000 pesos, from `barsFrom` on.
  "barsFrom"    integer not null,
  bars          integer[] not null,
  visits        integer not null check (visits >= 5),
  "computedAt"  timestamptz not null,
  primary key (especialidad, city, trouble),
  check (low <= high)
);
create trigger usual_prices_tell_public after insert or update or delete on usual_prices
  for each statement execute function tell_public();
