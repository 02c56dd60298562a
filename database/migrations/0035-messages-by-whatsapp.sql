-- Where a message of a visit was written, if not on its page. As an array: a list of one value is compared with the code too.
alter table visit_messages add column via text check (via = any (array['whatsapp']));

-- The page on which it was written says how far it came.
create function whatsapp_messages_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from visit_messages as message join reservas on key = message."reservaKey"
    where message.id = (new.about ->> 'message')::bigint;
  return null;
end $$;
create trigger whatsapp_messages_tell_live after update of state, "insteadBy" on whatsapp_messages
  for each row when (new.about ? 'message' and (new.state, new."insteadBy") is distinct from (old.state, old."insteadBy"))
  execute function whatsapp_messages_tell_live();
