-- What was tapped or written without network is told when it returns, with the moment of the tap. Where the server heard of
-- it later, both moments are kept.
alter table visit_progress
  add column "onTheWaySentAt" timestamptz,
  add column "arrivedSentAt"  timestamptz;

alter table visit_messages
  add column "writtenAt" timestamptz;
