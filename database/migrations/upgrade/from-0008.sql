-- From the layout of the seven migrations 0001-foundations … 0008-catalogue-at-a-million: its tables are those of
-- 0001-tables and 0002-notifications; the catalogue is dropped, and 0003-catalogue builds it anew.
do $$
declare
  obsolete record;
begin
  for obsolete in
    select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'catalogue\_%' and prokind = 'f'
  loop
    execute format('drop function if exists %s cascade', obsolete.name);
  end loop;
  for obsolete in
    select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relname like 'catalogue\_%' and relkind = 'r'
  loop
    execute format('drop table if exists %s cascade', obsolete.name);
  end loop;
  for obsolete in
    select oid::regtype as name from pg_type
    where typnamespace = 'public'::regnamespace and typname like 'catalogue\_%' and typtype = 'c'
  loop
    execute format('drop type if exists %s cascade', obsolete.name);
  end loop;
end $$;
delete from migrations;
insert into migrations (name) values ('0001-tables.sql'), ('0002-notifications.sql');
