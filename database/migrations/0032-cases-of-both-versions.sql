-- What 0026 and 0028 left open while the version before runs beside this one, or again after a rollback.

-- An amount that was typed in words is none: 0026 took the receipt's where money had once been ordered in the same case.
update guarantee_cases as c set "refundPesos" = null
where "refundPesos" is not null and (step = 'refund-offered' or outcome = 'refunded') and (
  select kind = 'offer-refund' and pesos is null from guarantee_events
  where "caseId" = c.id and kind in ('offer-refund', 'order-refund') order by id desc limit 1);

-- A typed amount in pesos; null: it is none. As 0026 read those of before.
create function pesos_of(typed text) returns integer language plpgsql immutable as $$
declare digits text := regexp_replace(typed, '\D', '', 'g');
begin
  if typed !~ '^\s*(COP|\$)?\s*(\d{1,3}([.,'' ]\d{3})+|\d+)\s*$' or char_length(digits) > 9 then return null; end if;
  return nullif(digits::integer, 0);
end $$;

create function guarantee_events_of_before() returns trigger language plpgsql as $$
begin
  if new.pesos is null and new.amount <> '' then new.pesos := pesos_of(new.amount); end if;
  return new;
end $$;
create trigger guarantee_events_of_before before insert on guarantee_events
  for each row execute function guarantee_events_of_before();

-- The version before writes none of the columns of 0026, and its clock closes a case whose money is owed. Both versions append
-- the event before they move the case. The next release drops this, the function above and the two triggers.
create or replace function guarantee_cases_of_before() returns trigger language plpgsql as $$
declare last record;
begin
  select kind, pesos into last from guarantee_events where "caseId" = new.id and kind <> 'message' order by id desc limit 1;
  if new."stepAt" <> old."stepAt" and new."remindedAt" = old."remindedAt" then new."remindedAt" := null; end if;
  if new.step = 'refund-offered' then
    new.turn := 'technician';
    if new."refundPesos" is null and last.kind = 'order-refund' then
      select nullif(total, 0) into new."refundPesos" from receipts where "reservaKey" = new."reservaKey" order by id desc limit 1;
    elsif new."refundPesos" is null and last.kind = 'offer-refund' then
      new."refundPesos" := last.pesos;
    end if;
  end if;
  if last.kind in ('disagree', 'withdraw', 'reopen', 'order-repeat', 'dismiss') then new."refundPesos" := null; end if;
  if old.step = 'refund-offered' and new.step = 'closed' and last.kind = 'lapse' then
    new.step := 'disputed';
    new.turn := 'admin';
    new.outcome := null;
    new."closedAt" := null;
    new."dueAt" := ((new."stepAt" at time zone 'America/Bogota')::date + 6)::timestamp at time zone 'America/Bogota';
  end if;
  if new.step = 'repeat-offered' and old.step in ('opened', 'disputed') then new."repeatKey" := null; end if;
  if new.step = 'repeat-offered' and old.step = 'repeat-booked' and new."missedRepeats" = old."missedRepeats" then
    new."missedRepeats" := old."missedRepeats" + 1;
  end if;
  if new."repeatKey" is distinct from old."repeatKey" then
    update reservas set "repeatOf" = new."reservaKey" where key = new."repeatKey" and "repeatOf" is null;
  end if;
  return new;
end $$;

-- A step that the version before takes back or tells anew was told at that moment.
create function visit_progress_of_before() returns trigger language plpgsql as $$
begin
  if new."onTheWayAt" is distinct from old."onTheWayAt" and new."onTheWaySentAt" = old."onTheWaySentAt" then
    new."onTheWaySentAt" := null;
  end if;
  if new."arrivedAt" is distinct from old."arrivedAt" and new."arrivedSentAt" = old."arrivedSentAt" then
    new."arrivedSentAt" := null;
  end if;
  return new;
end $$;
create trigger visit_progress_of_before before update on visit_progress
  for each row execute function visit_progress_of_before();

-- The words of an answer to a review are erased with the technician who wrote them or the client whom they name; the decision stays.
create function moderation_trail_keeps_decisions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old."targetKind" = 'reply' and new.before = old.before - 'texto' and new.after = old.after - 'texto'
    and to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[] then return new; end if;
  raise exception '% rows are never changed', tg_table_name;
end $$;
drop trigger moderation_trail_is_append_only on moderation_trail;
create trigger moderation_trail_is_append_only before update or delete on moderation_trail
  for each row execute function moderation_trail_keeps_decisions();
