-- By price, those who work on a Sunday evening are read one after another: few do, so others are left out.
alter table catalogue add column sundays boolean not null
  generated always as (substring(hours from 73) <> B'000000000000' or dates is not null) stored;
create index catalogue_sundays_by_price on catalogue (by_price, name, uid) where sundays;
create index catalogue_sundays_by_price_off on catalogue (by_price_off, name, uid) where sundays;
