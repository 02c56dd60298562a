-- Reviews of an exported database have the shape of section 3: rating, comment, name, approval. They may name no booking, no
-- technician and no account. Reviews written here have all three.
alter table reviews_public
  alter column "reservaKey" drop not null,
  alter column "technicianId" drop not null,
  alter column "clientId" drop not null,
  -- The id in the exported database: importing again finds the review.
  add column "importedId" text unique,
  add constraint reviews_of_a_booking_name_both
    check ("reservaKey" is null or ("technicianId" is not null and "clientId" is not null)),
  add constraint reviews_without_booking_are_imported check ("reservaKey" is not null or "importedId" is not null);
