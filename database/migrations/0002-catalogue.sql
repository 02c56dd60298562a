-- Sections 5 and 7: search ignores case and accents and matches parts of words (D19).
create function plain_text(typed text) returns text
language sql immutable strict parallel safe
return lower(unaccent('unaccent'::regdictionary, typed));

-- Everything a search looks at, as one text. Declared immutable so that an index can hold it.
create function technician_search_text(
  nombre text, ciudad text, especialidades text[], descripcion text, bio text, tags text[]) returns text
language plpgsql immutable parallel safe as $$
begin
  return public.plain_text(concat_ws(' ', nombre, ciudad, array_to_string(especialidades, ' '), descripcion, bio,
    array_to_string(tags, ' ')));
end $$;

create index technicians_search on technicians using gin (
  technician_search_text(nombre, ciudad, especialidades, descripcion, "bioCorta", tags) gin_trgm_ops) where publicado;
create index technicians_by_specialty on technicians using gin (especialidades) where publicado;
create index technicians_by_city on technicians (plain_text(ciudad)) where publicado;

-- One index per order of the catalogue; whoever has no price comes last in both (D36).
create index technicians_best on technicians
  ((-"ratingPromedio"), (plain_text(nombre)) collate "C", uid) where publicado;
create index technicians_cheapest on technicians
  ((coalesce("tarifaBase"::double precision, 'Infinity')), (plain_text(nombre)) collate "C", uid) where publicado;
create index technicians_dearest on technicians
  ((coalesce(-"tarifaBase"::double precision, 'Infinity')), (plain_text(nombre)) collate "C", uid) where publicado;
