// Loads the demo data (users, technicians, bookings, reviews) once per database.
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { POLICY_VERSION } from '#accounts/domain/authorization.ts'
import { countBoard } from '#board/persistence/count-board.server.ts'
import { storeDemand } from '#database/demand.ts'
import { DEMO_CLIENT, DEMO_EMAILS, DEMO_PASSWORD } from '#database/demo/accounts.ts'
import { bookingRow, demoBookings } from '#database/demo/bookings.ts'
import { type DemoUser, demoAdmin, demoClients } from '#database/demo/clients.ts'
import { demoId } from '#database/demo/person-ids.ts'
import { problemPhotoRows, storePhotos, writeProblemPhotos } from '#database/demo/pictures.ts'
import { reviewRows, storeReviewTrust } from '#database/demo/reviews.ts'
import { demoTechnicians, userOf } from '#database/demo/technicians.ts'
import { credentialRows, writeCredentialDocuments } from '#database/demo/trust/credentials.ts'
import { storeGuaranteeCases } from '#database/demo/trust/guarantee.ts'
import { jobPhotoRows, storeJobPhotos } from '#database/demo/trust/job-photos.ts'
import {
  clientBlockRows,
  INSERT_CLIENT_BLOCKS,
  INSERT_REPORTS,
  reportRows,
} from '#database/demo/trust/reports.ts'
import { storeConversations } from '#database/demo/visits/conversations.ts'
import { storeHours } from '#database/demo/visits/hours.ts'
import { INSERT_PAYMENT_DETAILS, paymentDetailRows } from '#database/demo/visits/payment-details.ts'
import { storeProgress } from '#database/demo/visits/progress.ts'
import { storeQuotes } from '#database/demo/visits/quotes.ts'
import { storeReceipts } from '#database/demo/visits/receipts.ts'
import {
  INSERT_ACCOUNTS,
  INSERT_BOOKING_PHOTOS,
  INSERT_BOOKINGS_WITH_SERVICE,
  INSERT_CHECK_DOCUMENTS,
  INSERT_CREDENTIALS,
  INSERT_PROBLEM_PHOTOS,
  INSERT_REVIEWS,
  INSERT_TECHNICIANS,
  INSERT_USERS,
  SET_RATINGS,
} from '#database/insert.ts'
import { storeNotices } from '#database/notices.ts'
import type { StoredFiles } from '#platform/files/file-store.server.ts'
import { SETTING_KEYS } from '#platform/persistence/platform-tables.server.ts'
import { replaceUsualPrices } from '#prices/persistence/compute-usual-prices.server.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'

/** What demo people authorised; they were told of the present text. */
const FIRST_POLICY_VERSION = '2024-01-15'

/** Inserts no row when the demo data was loaded before. */
const MARK_AS_LOADED = `
  insert into settings (key, value) values ('${SETTING_KEYS.demoData}', $1) on conflict (key) do nothing`

/**
 * Who gave five stars keeps the technician; the demo client also keeps two who have not come yet, one of them hidden since.
 */
const INSERT_FAVOURITES = `
  insert into favourites ("clientId", "technicianId", "keptAt")
  select "clientId", "technicianId", min("createdAt") from reviews_public where rating = 5 group by 1, 2
  union all
  select users.uid, technicians.uid, $2::timestamptz - interval '5 days' from users, technicians
  where email = $1 and nombre in ('Óscar Javier Poveda', 'Liliana Chaparro')
  on conflict do nothing`

/** The moderation trail that would have led to the stored profiles and reviews. */
const INSERT_MODERATION_TRAIL = `
  insert into moderation_trail (at, "actorUid", act, "targetKind", "targetId", before, after, reason)
  select * from (
    select "updatedAt" as at, $1::text,
      case estado when 'publicado' then 'publish' when 'en_revision' then 'review' else 'block' end,
      'technician', uid,
      jsonb_build_object('publicado', estado = 'bloqueado', 'estado', null, 'verificado', verificado, 'deletedAt', "deletedAt"),
      jsonb_build_object('publicado', publicado, 'estado', estado, 'verificado', verificado, 'deletedAt', "deletedAt"),
      null
    from technicians where estado is not null
    union all
    select "rejectedAt", $1::text, 'reject', 'review', id::text,
      jsonb_build_object('aprobada', false, 'rejectedAt', null, 'rejectReason', null),
      jsonb_build_object('aprobada', false, 'rejectedAt', "rejectedAt", 'rejectReason', "rejectReason"),
      "rejectReason"
    from reviews_public where "rejectedAt" is not null
    union all
    select "decidedAt", $1::text, case note when '' then 'accept-check' else 'return-check' end, 'technician',
      "technicianId", jsonb_build_object('check', kind), jsonb_build_object('check', kind), nullif(note, '')
    from technician_checks where "decidedAt" is not null
  ) as entries order by at`

export interface DemoLoading {
  readonly client: PoolClient
  readonly files: StoredFiles
  readonly now: Date
  readonly hashPassword: (password: string) => Promise<string>
}

/** Writes the photos that are missing, then stores all rows unless this database already has them. */
export async function loadDemoData(loading: DemoLoading): Promise<void> {
  const { client, files, now } = loading
  await storePhotos(files.photos)
  await client.query('begin')
  try {
    const { rowCount } = await client.query(MARK_AS_LOADED, [now.toISOString()])
    if (rowCount === 1) await storeAll(loading)
    await client.query('commit')
  } catch (cause) {
    // Fails when the connection was lost; the transaction is rolled back then, and `cause` is the error to report.
    await client.query('rollback').catch(() => undefined)
    throw cause
  }
}

async function storeAll({ client, files, now, hashPassword }: DemoLoading): Promise<void> {
  const technicians = demoTechnicians(now)
  const clients = demoClients(now)
  const admin = demoAdmin(now)
  const users = [admin, ...clients, ...technicians.map(userOf)]
  const bookings = demoBookings({ technicians, clients }, now)
  const reviews = reviewRows(bookings)
  const problemPhotos = problemPhotoRows(bookings)
  // Before the rows, so that no row is left without its file; files without a row are deleted after a day.
  await writeProblemPhotos(files.photos, problemPhotos)
  const { credentials, documents } = credentialRows(technicians, now, admin.uid)
  await writeCredentialDocuments(files.documents, documents)

  const store = (statement: string, rows: readonly object[]) =>
    client.query(statement, [JSON.stringify(rows)])
  await store(
    INSERT_USERS,
    users.map(user => ({
      ...user,
      authorizedVersion: FIRST_POLICY_VERSION,
      authorizedAt: user.createdAt,
      toldVersion: POLICY_VERSION,
      toldAt: now,
    })),
  )
  await store(INSERT_ACCOUNTS, accountRows(users, await hashPassword(DEMO_PASSWORD), now))
  await store(INSERT_TECHNICIANS, technicians)
  await store(INSERT_BOOKINGS_WITH_SERVICE, bookings.map(bookingRow))
  await store(INSERT_PROBLEM_PHOTOS, problemPhotos)
  await store(INSERT_BOOKING_PHOTOS, problemPhotos)
  await store(INSERT_REVIEWS, reviews)
  await store(INSERT_CREDENTIALS, credentials)
  await store(INSERT_CHECK_DOCUMENTS, documents)
  await client.query(SET_RATINGS)
  await storeGuaranteeCases({ store, bookings, admin, files: files.photos, now })
  await storeConversations({ store, bookings, files: files.photos, now })
  await storeHours({ store, technicians, bookings, now })
  await storeProgress({ store, bookings, now })
  await storeReceipts({ store, bookings, files: files.photos, now })
  await store(INSERT_PAYMENT_DETAILS, paymentDetailRows(technicians, now))
  await storeQuotes({ store, bookings, now })
  await replaceUsualPrices(drizzle(client), now)
  await client.query(INSERT_MODERATION_TRAIL, [admin.uid])
  await storeReviewTrust(client, { reviews, adminUid: admin.uid, now })
  await storeJobPhotos(client, jobPhotoRows(technicians, now))
  const reports = reportRows({ technicians, clients }, bookings, now)
  await client.query(INSERT_REPORTS, [JSON.stringify(reports), admin.uid])
  await store(INSERT_CLIENT_BLOCKS, clientBlockRows({ technicians, clients }, now))
  await client.query(INSERT_FAVOURITES, [DEMO_CLIENT.email, now])
  await storeDemand(client, now)
  await storeNotices(client, now)
  await countBoard(drizzle(client), { now, isHoliday: isColombianHoliday })
}

function accountRows(users: readonly DemoUser[], password: string, now: Date) {
  return users
    .filter(({ email }) => DEMO_EMAILS.includes(email))
    .map(({ uid }) => ({ id: demoId('account', uid), userId: uid, password, createdAt: now }))
}
