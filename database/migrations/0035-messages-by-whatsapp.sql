-- Where a message of a visit was written, if not on its page. As an array: a list of one value is compared with the code too.
alter table visit_messages add column via text check (via = any (array['whatsapp']));
