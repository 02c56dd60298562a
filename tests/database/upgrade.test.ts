// Databases of the layout before the migrations were written anew.
import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { generateTechnician } from '#database/generate/technician.ts'
import { migrate } from '#server/migrate.ts'
import { everyPageOf, storeTechnicians } from '#tests/support/people/catalogue.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { db, pool, rows } = await testDatabase()
const moment = { now: new Date('2026-11-16T15:30:00Z'), isHoliday: () => false }
const OLD_NAMES = [
  '0001-foundations.sql',
  '0002-catalogue.sql',
  '0003-public-changes.sql',
  '0004-calendar-feed.sql',
  '0005-own-profile.sql',
  '0007-moderation.sql',
  '0008-catalogue-at-a-million.sql',
]

test('are upgraded with their technicians and lose the former catalogue', async () => {
  const people = Array.from({ length: 30 }, (_, index) => generateTechnician(index))
  await storeTechnicians(rows, people)
  const before = await everyPageOf(db, NO_FILTERS, moment)
  const names = await rows<{ name: string }>('select name from migrations order by name')
  await becomeOldLayout()

  await migrate(pool)

  expect(await everyPageOf(db, NO_FILTERS, moment)).toEqual(before)
  expect(await rows('select name from migrations order by name')).toEqual(names)
  await rows(`update technicians set ciudad = 'Mitú' where uid = $1`, [before[0]])
  expect(await everyPageOf(db, { ...NO_FILTERS, ciudad: 'Mitú' }, moment)).toEqual([before[0]])
  expect(await rows(`select from pg_class where relname like 'catalogue\\_entries%'`)).toEqual([])
  expect(await rows(`select from pg_type where typname = 'catalogue_question'`)).toEqual([])
  expect(await migrate(pool)).toEqual([])
})

/** What the former layout lacked is dropped, and its catalogue stood in for by one object of each kind. */
async function becomeOldLayout(): Promise<void> {
  await rows(`
    drop table worker_pools;
    drop index technicians_photo;
    drop table password_resets;
    drop function users_drop_reset cascade;
    drop table email_changes, two_factors;
    drop function sessions_keep_newest, accounts_stamp_password cascade;
    alter table sessions drop column network, drop column city, drop column "lastUsedAt";
    alter table users drop column "passwordChangedAt", drop column "twoFactorEnabled";
    drop table data_exports;
    drop index users_deleted;
    create index users_deleted on users ("deletedAt", uid) include ("plainText") where "deletedAt" is not null;
    alter table users drop column "authorizedVersion", drop column "authorizedAt", drop column "toldVersion",
      drop column "toldAt", drop column "deletionRequestedAt", drop column "erasedAt";
    alter table reservas drop constraint "reservas_cancelReason_check",
      add constraint "reservas_cancelReason_check" check ("cancelReason" in ('tecnico', 'sin_respuesta', 'moderacion'));
    drop table guarantee_photos, guarantee_events, guarantee_cases, client_blocks, job_photos, review_replies,
      technician_worklist, reports, check_documents, technician_checks cascade;
    drop function tell_hours, is_client_blocked, guarantee_events_tell_live, guarantee_cases_tell_live, tell_panel, reports_sync,
      technician_checks_sync cascade;
    drop index technicians_unmoderated, technicians_unverified, users_blocked, users_panel_words,
      technicians_panel_words;
    alter table moderation_trail drop constraint "moderation_trail_targetKind_check",
      add constraint "moderation_trail_targetKind_check" check ("targetKind" in ('technician', 'user', 'review'));
    drop index reviews_of_client, reviews_about;
    drop index reservas_completed_of;
    alter table reviews_public drop column "importedId" cascade, drop constraint reviews_of_a_booking_name_both,
      alter column "reservaKey" set not null, alter column "technicianId" set not null, alter column "clientId" set not null,
      drop column puntualidad, drop column limpieza, drop column "precioAcordado";
    alter table reservas drop column answer, drop column "answeredAt", drop column "clientPhone",
      drop column "withdrawnBy", drop column "statusBefore";
    drop function request_refusal, reservas_forget_network cascade;
    alter table reservas drop column "requestNetwork";
    drop table push_subscriptions, reserva_fotos, problem_photos;
    drop function technicians_tell_live, queue_booking_notice cascade;
    alter table reservas drop column servicio, drop column precio, drop column "cancelNote",
      drop column "offeredHours", drop column "rebookedFrom" cascade, drop column "rescueDismissedAt" cascade,
      drop column "answerRemindedAt", drop column "ratingRequestedAt" cascade;
    create trigger reservas_tell_live after insert or update of status on reservas
      for each row execute function reservas_tell_live();
    drop table catalogue, catalogue_words;
    drop function catalogue_sync, catalogue_words_of, catalogue_phrases_of, catalogue_hours, catalogue_date_hours,
      catalogue_word_list cascade;
    alter table technicians drop column "isReadable" cascade;
    drop function refuse_json_shape, technician_json_is_valid, day_ranges_are_valid, exceptions_are_valid,
      services_are_valid, licences_are_valid cascade;
    create table catalogue_entries (uid text primary key references technicians (uid), words text);
    create index catalogue_entries_by_words on catalogue_entries (words);
    create type catalogue_question as (facts text[], terms text[]);
    create function catalogue_page(asked catalogue_question) returns setof catalogue_entries language sql
      as 'select * from catalogue_entries';
    create function catalogue_keep_entries() returns trigger language plpgsql as 'begin
      insert into catalogue_entries values (new.uid) on conflict do nothing; return null; end';
    create function catalogue_key(typed text) returns text language sql immutable return lower(typed);
    do $$ begin
      for number in 1..20 loop
        execute format('create function catalogue_key_%s(typed text) returns text return catalogue_key(typed)', number);
      end loop;
    end $$;
    create trigger catalogue_entries_of_changed after update on technicians
      for each row execute function catalogue_keep_entries();
    delete from migrations;`)
  for (const name of OLD_NAMES) await rows('insert into migrations (name) values ($1)', [name])
}
