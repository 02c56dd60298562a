-- Compatible with the version before: it does not know the column.
-- Since when the mail server says that the address of an account takes nothing. Null again once an e-mail is taken, or with
-- another address.
alter table users add column "mailRefusedAt" timestamptz;
create function users_new_address() returns trigger language plpgsql as $$
begin
  new."mailRefusedAt" := null;
  return new;
end $$;
create trigger users_new_address before update of email on users
  for each row when (old.email is distinct from new.email) execute function users_new_address();
