-- Safe accounts (records 128 and 129): sessions that can be told apart, changes of the e-mail, the second step.

-- Where a session was last used, shortened: an IPv4 /24 or an IPv6 /48, and the city that a proxy named.
alter table sessions
  add column network text not null default '',
  add column city text not null default '',
  add column "lastUsedAt" timestamptz not null default now();
update sessions set "lastUsedAt" = "updatedAt";

-- At most 20 sessions: the ones that were used longest ago go, in the transaction that adds the new one.
create function sessions_keep_newest() returns trigger language plpgsql as $$
begin
  -- Of two sign-ins at once the second waits here, and counts the session of the first.
  perform from users where uid = new."userId" for no key update;
  delete from sessions where id in (
    select id from sessions where "userId" = new."userId" and id <> new.id
    order by "lastUsedAt" desc, "createdAt" desc, id offset 19);
  return null;
end $$;
create trigger sessions_keep_newest after insert on sessions
  for each row execute function sessions_keep_newest();

alter table users
  add column "passwordChangedAt" timestamptz,
  add column "twoFactorEnabled" boolean not null default false;

-- Whoever changes a password, the form, a reset or the command line, leaves the instant.
create function accounts_stamp_password() returns trigger language plpgsql as $$
begin
  update users set "passwordChangedAt" = now() where uid = new."userId";
  return null;
end $$;
create trigger accounts_stamp_password after update of password on accounts
  for each row when (old.password is distinct from new.password) execute function accounts_stamp_password();

-- A new e-mail address that waits for its confirmation, one per person. The token of the link is an HMAC of `id`.
create table email_changes (
  id          uuid primary key default gen_random_uuid(),
  uid         text not null unique references users (uid) on delete cascade,
  email       text not null check (email = lower(btrim(email))),
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null
);

-- Better Auth, plugin twoFactor: secret and recovery codes are encrypted.
create table two_factors (
  id                        text primary key,
  "userId"                  text not null unique references users (uid) on delete cascade,
  secret                    text not null,
  "backupCodes"             text not null,
  verified                  boolean not null default false,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil"             timestamptz,
  "createdAt"               timestamptz not null default now()
);
