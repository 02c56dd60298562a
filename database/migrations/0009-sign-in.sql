-- D9: a request to set a new password. One per account: a newer request replaces the older, whose link dies with it. The
-- token of the link is derived from the id and the program's secret and is stored nowhere.
create table password_resets (
  uid          text primary key references users (uid) on delete cascade,
  id           text not null unique,
  "expiresAt"  timestamptz not null,
  -- Where to go after signing in again.
  "returnPath" text
);

-- The link was sent to the former address.
create function users_drop_reset() returns trigger language plpgsql as $$
begin
  delete from password_resets where uid = new.uid;
  return null;
end $$;
create trigger users_drop_reset after update of email on users
  for each row when (old.email is distinct from new.email) execute function users_drop_reset();
