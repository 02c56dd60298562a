-- The client cannot receive the visit (D59): told to the technician, who cancels.
alter table reservas
  add column "cannotReason" text check ("cannotReason" in ('surgio_algo', 'ya_se_arreglo', 'otro_dia')),
  add column "cannotNote"   text not null default '',
  add column "cannotAt"     timestamptz,
  -- When the client was told that the time to answer is over (D60).
  add column "overdueToldAt" timestamptz,
  -- D61: one of the hours that the technician had offered.
  add column "acceptedInAdvance" boolean not null default false,
  add constraint reservas_cannot_receive
    check (("cannotReason" is null) = ("cannotAt" is null) and ("cannotNote" = '' or "cannotAt" is not null)),
  -- 'cliente': the technician cancelled because the client could not. 'reemplazada': the client booked somebody else
  -- after the time to answer.
  drop constraint "reservas_cancelReason_check",
  add constraint "reservas_cancelReason_check" check ("cancelReason" in
    ('tecnico', 'sin_respuesta', 'moderacion', 'cuenta_eliminada', 'cliente', 'reemplazada'));

create trigger reservas_tell_live_cannot after update of "cannotAt", "cannotReason", "cannotNote" on reservas
  for each row execute function reservas_tell_live();

-- A request that was taken elsewhere counts as unanswered.
drop index reservas_answered_of;
create index reservas_answered_of on reservas ("technicianId", "createdAt" desc)
  include (answer, "answeredAt", "cancelReason", "acceptedInAdvance")
  where answer is not null or "cancelReason" in ('sin_respuesta', 'reemplazada');
