-- The receipt that 'Terminé' sends. The names and the service are those of the visit.
create table receipts (
  -- Its number.
  id               bigint generated always as identity primary key,
  "reservaKey"     bigint not null references reservas (key),
  at               timestamptz not null,
  -- The receipt that this one replaces.
  corrects         bigint references receipts (id),
  -- [{"concepto": …, "cantidad": …, "precio": …}, …]
  lines            jsonb not null check (jsonb_array_length(lines) between 1 and 12),
  total            integer not null check (total between 0 and 100000000),
  hecho            text not null,
  pago             text not null check (pago in ('efectivo', 'nequi', 'daviplata', 'transferencia', 'aun_no')),
  -- What the client had agreed to; null: no price.
  "agreedTotal"    integer,
  -- When the client agreed to a quote.
  "agreedAt"       timestamptz,
  "guaranteeUntil" date not null,
  -- The same form sent twice is one receipt.
  "formKey"        uuid
);
create index receipts_of on receipts ("reservaKey", id);
-- A visit has one first receipt, and each is corrected once.
create unique index receipts_first_of on receipts ("reservaKey") where corrects is null;
create unique index receipts_correction_of on receipts (corrects);

-- Nothing of a receipt changes, except that the technician's words are erased with that account.
create function receipts_never_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.hecho = '' and to_jsonb(new) - 'hecho' = to_jsonb(old) - 'hecho' then
    return new;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end $$;
create trigger receipts_never_change before update or delete on receipts
  for each row execute function receipts_never_change();

create function receipts_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from reservas where key = new."reservaKey";
  return null;
end $$;
create trigger receipts_tell_live after insert on receipts
  for each row execute function receipts_tell_live();

create table receipt_photos (
  "receiptId" bigint not null references receipts (id),
  "photoId"   uuid not null references problem_photos (id) on delete cascade,
  position    smallint not null check (position between 1 and 3),
  primary key ("receiptId", "photoId")
);
create index receipt_photos_of_photo on receipt_photos ("photoId");

-- A client who says 'No fue así' reports the visit with its receipt.
alter table reports add column "receiptId" bigint references receipts (id);
