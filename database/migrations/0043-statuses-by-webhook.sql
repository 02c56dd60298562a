-- Compatible with the version before.
-- The API's id of an attempt that a status said to have failed, where it was sent again (decision 170): once. What is still said of
-- that attempt is no news of the next one.
alter table whatsapp_messages add column "priorApiId" text;
