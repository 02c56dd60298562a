-- D76: money of a case has its amount, its turn and its payment. D77: a repeat visit knows that it is one.
alter table guarantee_cases
  -- What is owed or was returned, in pesos. Null: none, or nobody said how much.
  add column "refundPesos"   integer check ("refundPesos" > 0),
  -- Repeat visits that did not take place since the repeat was offered.
  add column "missedRepeats" smallint not null default 0,
  -- When whose turn it is was reminded in this step.
  add column "remindedAt"    timestamptz,
  drop constraint guarantee_cases_step_check,
  add constraint guarantee_cases_step_check check (step in ('opened', 'repeat-offered', 'repeat-booked', 'repeat-unclear',
    'repeat-done', 'refund-offered', 'refund-sent', 'disputed', 'closed'));

alter table guarantee_events
  -- In place of `amount`, which the version before writes.
  add column pesos  integer check (pesos > 0),
  -- How and when the technician returned the money.
  add column medio  text check (medio in ('efectivo', 'nequi', 'daviplata', 'transferencia')),
  add column "paidAt" timestamptz,
  add constraint guarantee_events_paid check ((medio is null) = ("paidAt" is null));

-- The amounts that were typed as text. Others stay readable there.
alter table guarantee_events disable trigger guarantee_events_are_append_only;
update guarantee_events set pesos = digits::integer
from (select id, regexp_replace(amount, '\D', '', 'g') as digits from guarantee_events
      where amount ~ '^\s*(COP|\$)?\s*(\d{1,3}([.,'' ]\d{3})+|\d+)\s*$') as typed
where typed.id = guarantee_events.id and char_length(digits) between 1 and 9 and digits::integer > 0;
alter table guarantee_events enable trigger guarantee_events_are_append_only;

-- Offered money has the amount of its offer; what an administrator ordered, that of the receipt, where there is one.
update guarantee_cases as c set "refundPesos" = coalesce(
  (select case when kind = 'offer-refund' then pesos end from guarantee_events
   where "caseId" = c.id and kind in ('offer-refund', 'order-refund') order by id desc limit 1),
  (select nullif(total, 0) from receipts where "reservaKey" = c."reservaKey" and exists (
     select from guarantee_events where "caseId" = c.id and kind = 'order-refund') order by id desc limit 1))
where step = 'refund-offered' or outcome = 'refunded';

-- The clock of the money begins anew, with the technician: seven days hold five working days but for holidays.
update guarantee_cases set turn = 'technician', "dueAt" = greatest("dueAt",
  ((now() at time zone 'America/Bogota')::date + 8)::timestamp at time zone 'America/Bogota')
where step = 'refund-offered';

-- A visit that was repeated before the repeat was offered anew is not followed any more.
update guarantee_cases set "repeatKey" = null
from reservas as visit
where step = 'repeat-offered' and visit.key = "repeatKey" and visit.status <> 'cancelada';

-- The version before gives the turn of the money to the client and keeps an earlier visit: the next release drops this.
create function guarantee_cases_of_before() returns trigger language plpgsql as $$
begin
  if new.step = 'refund-offered' then new.turn := 'technician'; end if;
  if new.step = 'repeat-offered' and old.step in ('opened', 'disputed') then new."repeatKey" := null; end if;
  return new;
end $$;
create trigger guarantee_cases_of_before before update of step on guarantee_cases
  for each row execute function guarantee_cases_of_before();

-- The visit whose work this one repeats by guarantee, and so whose case it belongs to.
alter table reservas add column "repeatOf" bigint;
update reservas as visit set "repeatOf" = c."reservaKey" from guarantee_cases as c
where visit.key = c."repeatKey" or (visit.precio = 0 and visit."rebookedFrom" = c."reservaKey");
create index reservas_repeats on reservas ("repeatOf") where "repeatOf" is not null;

create index guarantee_cases_to_remind on guarantee_cases ("dueAt")
  where turn in ('technician', 'client') and "remindedAt" is null;
