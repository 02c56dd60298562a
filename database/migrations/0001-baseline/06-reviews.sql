-- Reviews and the answers to them. After bookings, which they reference.

-- Reviews of an exported database have the shape of section 3: rating, comment, name, approval. They may name no booking, no
-- technician and no account. Reviews written here have all three.
create table reviews_public (
  id               bigint generated always as identity primary key,
  "reservaKey"     bigint unique references reservas (key),
  "technicianId"   text references technicians (uid),
  "clientId"       text references users (uid),
  "clienteNombre"  text not null,
  rating           smallint not null check (rating between 1 and 5),
  comentario       text not null default '',
  aprobada         boolean not null default false,
  "rejectedAt"     timestamptz,
  "rejectReason"   text,
  "createdAt"      timestamptz not null default now(),
  -- Optional qualities beside the stars.
  puntualidad      smallint check (puntualidad between 1 and 5),
  limpieza         smallint check (limpieza between 1 and 5),
  "precioAcordado" smallint check ("precioAcordado" between 1 and 5),
  -- The id in the exported database: importing again finds the review.
  "importedId"     text unique,
  constraint reviews_not_both check (not (aprobada and "rejectedAt" is not null)),
  constraint reviews_of_a_booking_name_both
    check ("reservaKey" is null or ("technicianId" is not null and "clientId" is not null)),
  constraint reviews_without_booking_are_imported check ("reservaKey" is not null or "importedId" is not null)
);
create index reviews_of_technician on reviews_public ("technicianId", "createdAt" desc) where aprobada;
create index reviews_newest_approved on reviews_public ("createdAt" desc) where aprobada;
create index reviews_waiting on reviews_public ("createdAt") where not aprobada and "rejectedAt" is null;
create index reviews_decided on reviews_public ("createdAt" desc, id desc) where aprobada or "rejectedAt" is not null;
-- Of a technician or by a client, in the administrators' files.
create index reviews_of_client on reviews_public ("clientId");
create index reviews_about on reviews_public ("technicianId");

create trigger reviews_tell_public_insert after insert on reviews_public
  for each row when (new.aprobada) execute function tell_public();
create trigger reviews_tell_public_update after update on reviews_public
  for each row when (old.aprobada or new.aprobada) execute function tell_public();
create trigger reviews_tell_public_delete after delete on reviews_public
  for each row when (old.aprobada) execute function tell_public();
create trigger reviews_tell_public_truncate after truncate on reviews_public
  for each statement execute function tell_public();
create trigger reviews_tell_panel after insert on reviews_public for each statement execute function tell_panel();

-- The technician's one answer.
create table review_replies (
  "reviewId"     bigint primary key references reviews_public (id),
  texto          text not null,
  aprobada       boolean not null default false,
  "rejectedAt"   timestamptz,
  "rejectReason" text,
  -- When the text was written.
  "createdAt"    timestamptz not null,
  -- Counts the texts: a decision about a text that was changed meanwhile is refused.
  revision       integer not null default 1,
  constraint review_replies_not_both check (not (aprobada and "rejectedAt" is not null))
);
create index review_replies_waiting on review_replies ("createdAt") where not aprobada and "rejectedAt" is null;
create index review_replies_decided on review_replies ("createdAt" desc) where aprobada or "rejectedAt" is not null;
create trigger review_replies_tell_public after insert or update on review_replies
  for each row execute function tell_public();
create trigger review_replies_tell_panel after insert on review_replies
  for each statement execute function tell_panel();
