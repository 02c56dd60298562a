-- The worker pools of running programs, updated every few seconds: jobs locked by a pool that is not are unlocked.
create table worker_pools (
  id       text primary key,
  "seenAt" timestamptz not null
);
