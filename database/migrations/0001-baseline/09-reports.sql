-- Anyone signed in reports a profile, a review or a visit. `subjectId` is the person who is reported.
create table reports (
  id           bigint generated always as identity primary key,
  "reporterId" text not null references users (uid),
  "subjectId"  text not null references users (uid),
  "targetKind" text not null check ("targetKind" in ('technician', 'review', 'booking')),
  "targetId"   text not null,
  reason       text not null,
  details      text not null default '',
  status       text not null default 'open' check (status in ('open', 'acted', 'dismissed')),
  -- What the reporter is told.
  answer       text not null default '',
  "decidedBy"  text,
  "decidedAt"  timestamptz,
  "createdAt"  timestamptz not null
);
create unique index reports_one_open on reports ("reporterId", "targetKind", "targetId") where status = 'open';
create index reports_open on reports ("createdAt", id) where status = 'open';
create index reports_decided on reports ("decidedAt" desc, id desc) where status <> 'open';
create index reports_of_subject on reports ("subjectId", id);
create index reports_open_of_subject on reports ("subjectId", "createdAt") where status = 'open';
