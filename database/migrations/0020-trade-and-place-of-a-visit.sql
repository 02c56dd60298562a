-- D67: the trade of a visit, as the list of specialties names it; null: nobody said it. Visits of before have none: services
-- have no trade in the database, and a guess is what this column replaces.
alter table reservas add column especialidad text;

-- D68: beside the street. Both are empty in bookings of before, which have all of it in `address`.
alter table reservas add column barrio text not null default '';
alter table reservas add column ciudad text not null default '';
