-- From the layout of the seven migrations 0001-foundations … 0008-catalogue-at-a-million: its tables are those of
-- 0001-tables and 0002-notifications; the catalogue is dropped, and 0003-catalogue builds it anew.
do $$
declare
  -- All statements before the first runs: a drop cascades to others.
  drops text[] := array(
    select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'catalogue\_%'
    union all
    select format('drop table if exists %s cascade', oid::regclass) from pg_class
    where relnamespace = 'public'::regnamespace and relname like 'catalogue\_%' and relkind = 'r'
    union all
    select format('drop type if exists %s cascade', reltype::regtype) from pg_class
    where relnamespace = 'public'::regnamespace and relname like 'catalogue\_%' and relkind = 'c');
  statement text;
begin
  foreach statement in array drops loop
    execute statement;
  end loop;
end $$;
delete from migrations;
insert into migrations (name) values ('0001-tables.sql'), ('0002-notifications.sql');
