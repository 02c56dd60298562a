-- What the technician of a visit asks for, line by line, and what the client answers. A new one replaces the last; all are kept.
-- Only the answer is written later, once.
create table visit_quotes (
  id           bigint generated always as identity primary key,
  "reservaKey" bigint not null references reservas (key),
  -- [{ concepto, cantidad, precio }], in whole pesos.
  lines        jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 12),
  total        integer not null check (total between 0 and 100000000),
  note         text not null default '',
  -- The last day, in Bogotá.
  "validUntil" date not null,
  "createdAt"  timestamptz not null,
  answer       text check (answer in ('si', 'no')),
  reason       text not null default '',
  "answeredAt" timestamptz,
  -- The same form sent twice is one quote.
  "formKey"    uuid,
  check ((answer is null) = ("answeredAt" is null))
);
create index visit_quotes_of on visit_quotes ("reservaKey", id);
create unique index visit_quotes_of_form on visit_quotes ("reservaKey", "formKey");

create function visit_quotes_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from reservas where key = new."reservaKey";
  return null;
end $$;
create trigger visit_quotes_tell_live after insert or update of answer on visit_quotes
  for each row execute function visit_quotes_tell_live();
