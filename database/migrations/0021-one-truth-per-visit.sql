-- What a visit comes to decides how it ends (D65), so its row knows it: a copy of "outcome" of visit_progress, kept by its
-- trigger. An end that waits for an hour that the technician told waits until "openUntil".
alter table reservas
  add column outcome     text not null default 'open'
    check (outcome in ('open', 'attended', 'nobody-home', 'did-not-come', 'contested')),
  add column "openUntil" timestamptz,
  -- D66: the agreed quote of an earlier visit with which it was booked. No foreign key: quotes refer to their visit, and a
  -- backup writes tables in the order of their references.
  add column "cotizacionId" bigint,
  -- 'no_llego': the technician did not come. 'nadie': nobody was at home.
  drop constraint "reservas_cancelReason_check",
  add constraint "reservas_cancelReason_check" check ("cancelReason" in
    ('tecnico', 'sin_respuesta', 'moderacion', 'cuenta_eliminada', 'cliente', 'reemplazada', 'no_llego', 'nadie'));

-- The list of the administrators.
create index reservas_contested on reservas ("scheduledAt") where outcome = 'contested';

-- D66: once.
create unique index reservas_one_per_quote on reservas ("cotizacionId")
  where "cotizacionId" is not null and (status = 'cancelada') is not true;

alter table visit_progress
  -- By the technician: comes late; and the hour told with that, or with being on the way.
  add column "lateAt"    timestamptz,
  add column "arrivesAt" timestamptz,
  -- By the client, after that: waits; looks for somebody else.
  add column "waitsAt"   timestamptz,
  add column "seeksAt"   timestamptz,
  -- By an administrator, when the two contradict each other.
  add column decision    text check (decision in ('attended', 'nobody-home', 'did-not-come')),
  add column "decidedAt" timestamptz,
  add constraint visit_progress_decided check ((decision is null) = ("decidedAt" is null));

-- D66: a quote for work that is not done at this visit.
alter table visit_quotes add column "otroDia" boolean not null default false;

create or replace function visit_progress_tell_live() returns trigger language plpgsql as $$
begin
  update reservas set outcome = new.outcome where key = new."reservaKey" and outcome <> new.outcome;
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from reservas where key = new."reservaKey";
  return null;
end $$;

update reservas set outcome = said.outcome from visit_progress as said
  where said."reservaKey" = key and said.outcome <> 'open';

-- Visits that did not happen were completed by the clock until now.
update reservas
set status = 'cancelada', "cancelReason" = case outcome when 'nobody-home' then 'nadie' else 'no_llego' end
where status = 'completada' and outcome in ('nobody-home', 'did-not-come')
  and not exists (select from reviews_public where "reservaKey" = key)
  and not exists (select from receipts where "reservaKey" = key)
  and not exists (select from guarantee_cases where "reservaKey" = key);
