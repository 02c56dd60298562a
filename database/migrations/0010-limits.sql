-- D51: unanswered requests are bounded per client, per technician and per network.

-- The network that sent the request, hashed as in `limits`; only while the request waits for its answer.
alter table reservas add column "requestNetwork" text;
create function reservas_forget_network() returns trigger language plpgsql as $$
begin
  new."requestNetwork" := null;
  return new;
end $$;
create trigger reservas_forget_network before update of status on reservas for each row
  when (new.status <> 'solicitada' and new."requestNetwork" is not null) execute function reservas_forget_network();

-- Why this client may not send this technician one more request; null if nothing speaks against it. Volatile, so that it
-- reads after the locks of the statement that calls it: the client's row of `limits`, and the technician's lock here.
create function request_refusal(client text, technician text, network text, moment timestamptz, client_max integer,
  technician_max integer, busy_from integer, network_max integer)
returns text language plpgsql volatile as $$
declare
  own bigint;
  own_here bigint;
  was_visited boolean;
  here bigint;
  here_from_network bigint;
begin
  -- The status is asked of the rows found and not in `where`: the index of the person is the only one that fits.
  select count(*) filter (where waits), count(*) filter (where waits and "technicianId" = technician),
    coalesce(bool_or(status = 'completada'), false)
  into own, own_here, was_visited
  from (select *, status = 'solicitada' and "scheduledAt" > moment as waits
        from reservas where "clientId" = client) as bookings;
  if own >= client_max or own_here >= technician_max then return 'too-many-unanswered'; end if;
  -- Who had a visit is no flood of new accounts.
  if was_visited then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('request ' || technician, 0));
  select count(*) filter (where status = 'solicitada'),
    count(*) filter (where status = 'solicitada' and "requestNetwork" = network)
  into here, here_from_network
  from reservas where "technicianId" = technician and "scheduledAt" > moment;
  if here_from_network >= network_max then return 'too-many-from-network'; end if;
  -- One request always passes, so that a flood does not close the agenda to others.
  if here >= busy_from and own_here > 0 then return 'technician-busy'; end if;
  return null;
end $$;
