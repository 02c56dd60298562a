-- D69: whether the base price is the technician's own, typed or emptied. False: the editor takes it from the cheapest service.
alter table technicians add column "tarifaBasePropia" boolean not null default false;
