-- Compatible with the version before.
-- The letter of Monday to each administrator, and who stopped it. The token is in the letter: it stops it without signing in.
create table board_letters (
  uid          text primary key references users (uid),
  token        text not null unique,
  "stoppedAt"  timestamptz
);
