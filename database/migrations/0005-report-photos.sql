-- Photos that a report carries: uploaded by whoever reports, and opened by administrators.
create table report_photos (
  "reportId" bigint not null references reports (id) on delete cascade,
  "photoId"  uuid not null references problem_photos (id) on delete cascade,
  position   smallint not null check (position between 1 and 3),
  primary key ("reportId", "photoId")
);
create index report_photos_of_photo on report_photos ("photoId");
