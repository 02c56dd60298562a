-- Compatible with the version before.
-- The board of the operator (D75, decision 178): counts of past days, computed anew each night. They name nobody.
-- '*' is every trade or city, '' an unknown one; '+' of board_free is every trade that has no column of its own.

-- What was searched and opened on a day, what became of the visits of a day, and what was sent on it.
create table board_counts (
  day           date not null,
  especialidad  text not null,
  -- As plain_text.
  city          text not null,
  -- FACTS of app/board/domain/facts.ts.
  fact          text not null,
  times         integer not null check (times > 0),
  primary key (especialidad, city, day, fact)
);

-- How long answers took, of the visits of so many days, by city and by trade: the five with most requests, and '+', the others
-- together. Quantiles cannot be added up, so each stretch and each of its rows has its own.
create table board_answers (
  days          smallint not null,
  part          text not null check (part in ('city', 'trade')),
  name          text not null,
  requests      integer not null check (requests > 0),
  unanswered    integer not null,
  -- Minutes within which half of the answers came, and nine of ten; null without any.
  half          integer,
  ninety        integer,
  primary key (days, part, name)
);

-- Published technicians by trade and city, and how many of them have an hour free on the day of the count and the two after it.
create table board_free (
  especialidad  text not null,
  city          text not null,
  technicians   integer not null check (technicians > 0),
  today         integer not null,
  tomorrow      integer not null,
  later         integer not null,
  -- On any of the three.
  free          integer not null check (free <= technicians),
  primary key (especialidad, city)
);

-- Searches that found nobody, or nobody free within three days, at least five; 200 of each stretch at most.
create table board_unmet (
  days          smallint not null,
  -- Words that nobody understood; '' where a trade was.
  words         text not null,
  especialidad  text not null,
  ciudad        text not null,
  lugar         text not null,
  times         integer not null check (times >= 5),
  before        integer not null,
  primary key (days, words, especialidad, ciudad, lugar)
);

-- Of cities, as they are written most often.
create table board_cities (
  city          text primary key,
  ciudad        text not null
);

-- The lists behind the figures: visits that were cancelled for a reason, by their hour.
create index reservas_cancelled_for on reservas ("cancelReason", "scheduledAt", key) where status = 'cancelada';
-- Requests that nobody answered, of a city.
create index reservas_unanswered_in on reservas
  (plain_text(coalesce(nullif(btrim(ciudad), ''), btrim("technicianCiudad"))), "scheduledAt", key)
  where status = 'cancelada' and "cancelReason" = 'sin_respuesta';
