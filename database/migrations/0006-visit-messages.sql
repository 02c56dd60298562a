-- What the client and the technician of a visit write to each other. Append-only, but for the moments of reading and of the
-- e-mail about what stayed unread.
create table visit_messages (
  id             bigint generated always as identity primary key,
  "reservaKey"   bigint not null references reservas (key),
  author         text not null check (author in ('client', 'technician')),
  -- The other side: counts of unread messages are read by person.
  "recipientUid" text not null references users (uid),
  text           text not null default '',
  at             timestamptz not null,
  "readAt"       timestamptz,
  "emailedAt"    timestamptz,
  -- The same form sent twice is one message.
  "formKey"      uuid
);
create index visit_messages_of on visit_messages ("reservaKey", id);
create unique index visit_messages_of_form on visit_messages ("reservaKey", author, "formKey");
create index visit_messages_unread on visit_messages ("recipientUid", "reservaKey") where "readAt" is null;

create table visit_message_photos (
  "messageId" bigint not null references visit_messages (id) on delete cascade,
  "photoId"   uuid not null references problem_photos (id) on delete cascade,
  position    smallint not null check (position between 1 and 3),
  primary key ("messageId", "photoId")
);
create index visit_message_photos_of_photo on visit_message_photos ("photoId");

create function visit_messages_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('client:' || "clientId"), tell_live('technician:' || "technicianId")
    from reservas where key = new."reservaKey";
  return null;
end $$;
create trigger visit_messages_tell_live after insert or update of "readAt" on visit_messages
  for each row execute function visit_messages_tell_live();
