-- People, their sessions and devices, credentials and one-time links. The columns of Better Auth are among them.
create table users (
  uid                   text primary key,
  name                  text not null,
  email                 text not null unique check (email = lower(btrim(email))),
  "emailVerified"       boolean not null default false,
  image                 text,
  role                  text check (role in ('cliente', 'tecnico', 'admin')),
  ciudad                text not null default '',
  barrio                text not null default '',
  telefono              text not null default '',
  status                text not null default 'activo',
  blocked               boolean not null default false,
  "createdAt"           timestamptz not null default now(),
  "updatedAt"           timestamptz not null default now(),
  "deletedAt"           timestamptz,
  -- What the panel searches.
  "plainText"           text collate "C" not null
    generated always as (plain_text(left(name, 300) || E'\n' || left(email, 320))) stored,
  -- Ley 1581: the version of the texts that creating the account authorised; null for imported accounts.
  "authorizedVersion"   text,
  "authorizedAt"        timestamptz,
  -- The last changed version that the person was told about.
  "toldVersion"         text,
  "toldAt"              timestamptz,
  -- The owner deleted the account; "deletedAt" alone means that an administrator did.
  "deletionRequestedAt" timestamptz,
  -- The personal data are gone; only the id is left, for the rows of others.
  "erasedAt"            timestamptz,
  "passwordChangedAt"   timestamptz,
  "twoFactorEnabled"    boolean not null default false,
  constraint users_authorized check (("authorizedVersion" is null) = ("authorizedAt" is null)),
  constraint users_told check (("toldVersion" is null) = ("toldAt" is null)),
  constraint users_deletion_requested check ("deletionRequestedAt" is null or "deletedAt" is not null),
  constraint users_erased check ("erasedAt" is null or "deletedAt" is not null)
);
create index users_newest on users ("createdAt" desc, uid desc) where "deletedAt" is null;
create index users_admins on users (uid) where role = 'admin' and "deletedAt" is null;
-- Section 7, admin rows (D42). Each list of the panel has an index in its order that includes the searched text: a
-- search is an index-only scan that stops when the page is full.
create index users_panel on users (email collate "C", uid) include ("plainText") where "deletedAt" is null;
create index users_blocked on users ("createdAt", uid) include ("plainText") where "deletedAt" is null and blocked;
-- The panel lists deleted accounts until they are erased, and the daily job finds those that are due.
create index users_deleted on users ("deletedAt", uid) include ("plainText")
  where "deletedAt" is not null and "erasedAt" is null;
-- Searches for words that few rows have; for common words a scan in the order of the list finds a page sooner.
create index users_panel_words on users using gin ("plainText" gin_trgm_ops) where "deletedAt" is null;

create function users_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('user:' || new.uid);
  return null;
end $$;
create trigger users_tell_live after update of role, blocked, "deletedAt", name on users
  for each row execute function users_tell_live();
-- Blocking or deleting a user, or changing the role, hides the profile.
create trigger users_tell_public after update of role, blocked, "deletedAt" on users
  for each row when ((old.role, old.blocked, old."deletedAt") is distinct from (new.role, new.blocked, new."deletedAt"))
  execute function tell_public();

create table sessions (
  id           text primary key,
  token        text not null unique,
  "userId"     text not null references users (uid) on delete cascade,
  "expiresAt"  timestamptz not null,
  "ipAddress"  text,
  "userAgent"  text,
  "createdAt"  timestamptz not null default now(),
  "updatedAt"  timestamptz not null default now(),
  -- Where it was last used, shortened: an IPv4 /24 or an IPv6 /48, and the city that a proxy named.
  network      text not null default '',
  city         text not null default '',
  "lastUsedAt" timestamptz not null default now()
);
create index sessions_of_user on sessions ("userId");

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

create function sessions_tell_live() returns trigger language plpgsql as $$
begin
  perform tell_live('user:' || old."userId");
  return null;
end $$;
create trigger sessions_tell_live after delete on sessions
  for each row execute function sessions_tell_live();

-- Credentials: a password, or the account at an OpenID provider.
create table accounts (
  id           text primary key,
  "accountId"  text not null,
  "providerId" text not null,
  "userId"     text not null references users (uid) on delete cascade,
  password     text,
  "createdAt"  timestamptz not null default now(),
  "updatedAt"  timestamptz not null default now(),
  unique ("providerId", "accountId")
);
create index accounts_of_user on accounts ("userId");

-- Whoever changes a password, the form, a reset or the command line, leaves the instant.
create function accounts_stamp_password() returns trigger language plpgsql as $$
begin
  update users set "passwordChangedAt" = now() where uid = new."userId";
  return null;
end $$;
create trigger accounts_stamp_password after update of password on accounts
  for each row when (old.password is distinct from new.password) execute function accounts_stamp_password();

-- One-time tokens of Better Auth.
create table verifications (
  id          text primary key,
  identifier  text not null,
  value       text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

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

-- A new e-mail address that waits for its confirmation, one per person. The token of the link is an HMAC of `id`.
create table email_changes (
  id          uuid primary key default gen_random_uuid(),
  uid         text not null unique references users (uid) on delete cascade,
  email       text not null check (email = lower(btrim(email))),
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null
);

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

-- Web Push, one row per device. It belongs to a session: signing out, a block and a password reset delete both.
create table push_subscriptions (
  id          bigint generated always as identity primary key,
  endpoint    text not null unique check (length(endpoint) <= 1000),
  uid         text not null references users (uid) on delete cascade,
  "sessionId" text not null references sessions (id) on delete cascade,
  p256dh      text not null,
  auth        text not null,
  "createdAt" timestamptz not null default now()
);
create index push_subscriptions_of_user on push_subscriptions (uid);
create index push_subscriptions_of_session on push_subscriptions ("sessionId");
