-- Where a request was answered, if not on a page: an acceptance in a chat can be undone for longer.
alter table reservas add column "answeredVia" text check ("answeredVia" = any (array['whatsapp']));

-- What somebody with several open visits wrote, until they say for whom it is or an hour has passed. `id` is made of that of the
-- message: one that is handled again is kept once.
create table whatsapp_kept (
  id        uuid primary key,
  -- Moments are whole seconds: this is the order in which they came.
  seq       bigint generated always as identity,
  uid       text not null references users (uid) on delete cascade,
  text      text not null,
  "photoId" uuid,
  at        timestamptz not null
);
create index whatsapp_kept_of_user on whatsapp_kept (uid, at);
