-- The urgent ones are read first.
drop index reports_open;
create index reports_open on reports ((reason <> 'unsafe'), "createdAt", id) where status = 'open';
