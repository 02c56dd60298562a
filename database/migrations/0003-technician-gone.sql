-- An open agenda also follows the removal of its technician's record.
create function technicians_tell_gone() returns trigger language plpgsql as $$
begin
  perform tell_live('technician:' || old.uid);
  return null;
end $$;
create trigger technicians_tell_live_delete after delete on technicians
  for each row execute function technicians_tell_gone();
