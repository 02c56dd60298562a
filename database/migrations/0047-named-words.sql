-- Compatible with the version before.
-- What an administrator said that words mean (D75): the search understands them from then on. Of nobody: who said it is in the trail.
create table named_words (
  words         text primary key check (words ~ '^[a-z]{3,20}( [a-z]{3,20}){0,2}$'),
  especialidad  text not null,
  "namedAt"     timestamptz not null
);
create trigger named_words_tell_public after insert or update or delete on named_words
  for each statement execute function tell_public();

alter table moderation_trail
  drop constraint "moderation_trail_targetKind_check",
  add constraint "moderation_trail_targetKind_check"
    check ("targetKind" in ('technician', 'user', 'review', 'reply', 'report', 'guarantee', 'words')) not valid;
alter table moderation_trail validate constraint "moderation_trail_targetKind_check";
