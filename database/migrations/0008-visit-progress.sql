-- How a visit goes, as its two people say (D63). A row with the first thing that is said; null: not said, or taken back.
create table visit_progress (
  "reservaKey"   bigint primary key references reservas (key),
  -- By the technician.
  "onTheWayAt"   timestamptz,
  "arrivedAt"    timestamptz,
  "nobodyHomeAt" timestamptz,
  "finishedAt"   timestamptz,
  -- By the client.
  "cameAt"       timestamptz,
  "didNotComeAt" timestamptz,
  -- What all of it comes to: outcomeOf of the domain, which writes it.
  outcome        text not null
    check (outcome in ('open', 'attended', 'nobody-home', 'did-not-come', 'contested')),
  -- Columns of above that the other side was told by e-mail: once each.
  emailed        text[] not null default '{}'
);

create function visit_progress_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from reservas where key = new."reservaKey";
  return null;
end $$;
create trigger visit_progress_tell_live after insert or update of outcome on visit_progress
  for each row execute function visit_progress_tell_live();
