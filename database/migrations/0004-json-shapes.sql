-- The shapes of the JSON columns of technicians. Queries that show technicians to others leave out the rows that pages
-- cannot read ("isReadable").

-- {"lun": [{"inicio": "08:00", "fin": "12:00"}, …], …}: under every key a list of ranges; 24:00 ends the day.
create function day_ranges_are_valid(days jsonb) returns boolean language sql immutable as $$
  select coalesce(jsonb_typeof(days) = 'object' and not jsonb_path_exists(days, 'strict $.*[*] ? (!exists (@ ? (
    @.inicio like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fin like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
  )))', silent => true), false);
$$;

create function exceptions_are_valid(excepciones jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(excepciones) = 'object' and day_ranges_are_valid(coalesce(excepciones -> 'fechas', '{}'))
    and coalesce(jsonb_typeof(excepciones -> 'festivos'), 'boolean') = 'boolean';
$$;

create function services_are_valid(servicios jsonb) returns boolean language sql immutable as $$
  select coalesce(not jsonb_path_exists(servicios, 'strict $[*] ? (!exists (@ ? (
    @.nombre.type() == "string" && @.codigo.type() == "string" && @.descripcion.type() == "string"
    && @.tarifa.type() == "string" && (@.precioSugerido >= 0 || @.precioSugerido == null)
  )))', silent => true), false);
$$;

create function licences_are_valid(licencias jsonb) returns boolean language sql immutable as $$
  select coalesce(not jsonb_path_exists(licencias, 'strict $[*] ? (!exists (@ ? (
    @.tipo.type() == "string" && @.entidad.type() == "string" && @.numero.type() == "string"
    && @.vence.type() == "string"
  )))', silent => true), false);
$$;

create function technician_json_is_valid(horarios jsonb, excepciones jsonb, servicios jsonb, licencias jsonb)
  returns boolean language sql immutable as $$
  select day_ranges_are_valid(horarios) and exceptions_are_valid(excepciones) and services_are_valid(servicios)
    and licences_are_valid(licencias);
$$;

-- Stored, because reads ask for it and jsonpath is slow.
alter table technicians add column "isReadable" boolean not null
  generated always as (technician_json_is_valid(horarios, excepciones, servicios, licencias)) stored;

-- A trigger and not a check constraint: a row of before can still be moderated, rated, hidden and restored from a backup.
create function refuse_json_shape() returns trigger language plpgsql as $$
begin
  raise check_violation using constraint = 'technicians_json_shape', table = 'technicians',
    message = format('horarios, excepciones, servicios or licencias of %s have another shape', new.uid);
end $$;
create trigger technicians_json_shape after insert or update of horarios, excepciones, servicios, licencias on technicians
  for each row when (not new."isReadable") execute function refuse_json_shape();
