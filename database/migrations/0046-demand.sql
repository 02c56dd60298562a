-- Compatible with the version before.
-- What people look for (D75, decision 177): counts by day, trade and place. They name nobody.
create table demand_counts (
  day           date not null,
  fact          text not null check (fact in ('search', 'unfound', 'today', 'tomorrow', 'later', 'profile', 'form')),
  -- '' where it was not said or not understood.
  especialidad  text not null,
  ciudad        text not null,
  lugar         text not null,
  -- Networks.
  times         integer not null check (times > 0),
  primary key (day, fact, especialidad, ciudad, lugar)
);
create index demand_counts_unfound on demand_counts (day, especialidad, ciudad, lugar) include (times)
  where fact = 'unfound';

-- Whether anybody of a trade and place that was searched was free within three days; asked once a day, by a job.
create table demand_free (
  day           date not null,
  especialidad  text not null,
  ciudad        text not null,
  lugar         text not null,
  "isFree"      boolean not null,
  primary key (day, especialidad, ciudad, lugar)
);

-- Each network counts once a day: a keyed hash says that it did. The key is thrown away with the hashes when the day is over.
create table demand_secrets (
  -- 'day' or 'week'
  span          text not null check (span in ('day', 'week')),
  -- The first day.
  day           date not null,
  secret        bytea not null,
  primary key (span, day)
);
create table demand_marks (
  day           date not null,
  mark          bytea not null,
  primary key (day, mark)
);

-- Words that were not understood: hashes until five networks typed them in one week, then the words.
create table demand_word_marks (
  week          date not null,
  word          bytea not null,
  network       bytea not null,
  primary key (week, word, network)
);
create table demand_words (
  day           date not null,
  words         text not null check (words ~ '^[a-z]{3,20}( [a-z]{3,20}){0,2}$'),
  -- '' for all places together.
  ciudad        text not null,
  -- Networks.
  times         integer not null check (times > 0),
  primary key (day, words, ciudad)
);
