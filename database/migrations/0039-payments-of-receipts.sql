-- What is said of the payment of a receipt afterwards. The receipt itself never changes.
create table receipt_payments (
  "receiptId"  bigint primary key references receipts (id),
  -- 'Ya me pagó', by the technician: the means, and when it was written down.
  pago         text check (pago in ('efectivo', 'nequi', 'daviplata', 'transferencia')),
  "paidAt"     timestamptz,
  -- 'Ya pagué', by the client.
  "saidPaidAt" timestamptz,
  -- 'No la he recibido', the technician's answer to it.
  "deniedAt"   timestamptz,
  constraint receipt_payments_paid check ((pago is null) = ("paidAt" is null))
);

create table payment_reminders (
  id          bigint generated always as identity primary key,
  "receiptId" bigint not null references receipts (id),
  at          timestamptz not null
);
create index payment_reminders_of_receipt on payment_reminders ("receiptId", at);

create function receipt_payments_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from reservas where key = (select "reservaKey" from receipts where id = new."receiptId");
  return null;
end $$;
create trigger receipt_payments_tell_live after insert or update on receipt_payments
  for each row execute function receipt_payments_tell_live();
-- What a technician said in the last seconds can be undone.
create index payment_reminders_newest on payment_reminders (at);
create index receipt_payments_newest on receipt_payments ("paidAt") where "paidAt" is not null;
