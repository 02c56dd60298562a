-- What completed visits taught the search (decision 168): how many clients used a word for a trade, from three different ones on.
-- It names nobody. One row, counted anew each night; instances and cached pages take a change up at once.
create table search_weights (
  id          boolean primary key default true check (id),
  version     integer not null check (version > 0),
  features    jsonb not null check (jsonb_typeof(features) = 'object'),
  "countedAt" timestamptz not null
);
create trigger search_weights_public after insert or update on search_weights
  for each row execute function tell_public();
