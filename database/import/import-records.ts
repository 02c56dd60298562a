// Imports the records of an export: plan, photos, then everything in one transaction. A dry run stops after the plan.

import pLimit from 'p-limit'
import type { Pool, PoolClient } from 'pg'
import { readKnownRows } from '#database/import/known-rows.ts'
import { type ImportPlan, planImport } from '#database/import/plan-import.ts'
import type { FindPhoto, WantedPhoto } from '#database/import/plan-technicians.ts'
import type { ExportedRecord } from '#database/import/read-export.ts'
import type { FailedPhoto, ImportReport } from '#database/import/report.ts'
import {
  INSERT_BOOKINGS,
  INSERT_IMPORTED_REVIEWS,
  INSERT_TECHNICIANS,
  INSERT_USERS,
  SET_RATINGS,
} from '#database/insert.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'
import { type FetchPhotoOptions, fetchPhoto, type PhotoFailure } from '#platform/photos/fetch-photo.server.ts'
import { normalizePhoto } from '#platform/photos/normalize-photo.server.ts'
import type { PhotoHost } from '#platform/photos/photos.server.ts'
import { imageAt, STORED_SIZE } from '#platform/photos/transformation.ts'

export interface ImportOptions {
  readonly pool: Pool
  readonly records: readonly ExportedRecord[]
  readonly now: Date
  readonly isDryRun: boolean
  readonly photos: {
    readonly host: PhotoHost
    /** Pictures under this address stay where they are: the configured Cloudinary. */
    readonly keptPrefix?: string
    readonly allowPrivate?: boolean
    readonly timeoutMs?: number
  }
  readonly onPhoto: (done: number, total: number) => void
}

export async function importRecords(options: ImportOptions): Promise<ImportReport> {
  const { pool, records, now, isDryRun, photos, onPhoto } = options
  const findKept = (address: string) =>
    photos.keptPrefix !== undefined && address.startsWith(photos.keptPrefix)
      ? ({ state: 'kept', url: address } as const)
      : null
  const draft = await withClient(pool, async client =>
    planImport({
      records,
      known: await readKnownRows(client),
      findPhoto: address => findKept(address) ?? { state: 'wanted' },
      now,
    }),
  )
  if (isDryRun) return reportOf(draft, draft, new Map(), true)
  const brought = await bringPhotos(draft.photos, { ...photos, onProgress: onPhoto })
  const findPhoto: FindPhoto = address => {
    const photo = brought.get(address)
    return findKept(address) ?? (photo?.ok ? { state: 'stored', url: photo.value } : { state: 'failed' })
  }
  const plan = await withClient(pool, async client => {
    await client.query('begin')
    try {
      // Two imports at once would both plan the same rows.
      await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.import])
      const final = planImport({ records, known: await readKnownRows(client), findPhoto, now })
      await storePlan(client, final)
      await client.query('commit')
      return final
    } catch (cause) {
      await client.query('rollback').catch(() => undefined)
      throw cause
    }
  })
  return reportOf(plan, draft, brought, false)
}

async function storePlan(client: PoolClient, plan: ImportPlan): Promise<void> {
  const store = async (statement: string, rows: readonly object[]) => {
    if (rows.length > 0) await client.query(statement, [JSON.stringify(rows)])
  }
  await store(INSERT_USERS, plan.users)
  await store(INSERT_TECHNICIANS, plan.technicians)
  await store(INSERT_BOOKINGS, plan.bookings)
  await store(INSERT_IMPORTED_REVIEWS, plan.reviews)
  if (plan.reviews.length > 0) await client.query(SET_RATINGS)
  await store(
    `update technicians set "fotoURL" = row."fotoURL"
     from jsonb_to_recordset($1::jsonb) as row (uid text, "fotoURL" text)
     where technicians.uid = row.uid and technicians."fotoURL" is null`,
    plan.latePhotos,
  )
}

function reportOf(
  { entries, keptPhotos }: ImportPlan,
  { photos }: ImportPlan,
  brought: BroughtPhotos,
  isDryRun: boolean,
): ImportReport {
  const failed = photos.flatMap(({ uid, address }): FailedPhoto[] => {
    const photo = brought.get(address)
    return photo && !photo.ok ? [{ uid, address, failure: photo.code }] : []
  })
  const fetched = photos.filter(({ address }) => brought.get(address)?.ok).length
  return { entries, photos: { wanted: photos.length, fetched, failed, kept: keptPhotos }, isDryRun }
}

async function withClient<Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

// Brings the photos of imported technicians into our own image host, through the pipeline of uploads.

const FETCHED_AT_ONCE = 4
/** A picture takes up to 300 MB while it is decoded. */
const DECODED_AT_ONCE = 1

interface BringOptions extends FetchPhotoOptions {
  readonly host: PhotoHost
  readonly onProgress: (done: number, total: number) => void
}

type BroughtPhotos = ReadonlyMap<string, Outcome<string, PhotoFailure>>

/** By address: the URL to store, or why there is none. An address that two people use is fetched once. */
async function bringPhotos(
  wanted: readonly WantedPhoto[],
  { host, onProgress, ...options }: BringOptions,
): Promise<BroughtPhotos> {
  const addresses = [...new Set(wanted.map(({ address }) => address))]
  const fetching = pLimit(FETCHED_AT_ONCE)
  const decoding = pLimit(DECODED_AT_ONCE)
  const brought = new Map<string, Outcome<string, PhotoFailure>>()

  async function bring(address: string): Promise<Outcome<string, PhotoFailure>> {
    const fetched = await fetchPhoto(address, options)
    const picture = fetched.ok ? await decoding(normalizePhoto, fetched.value) : fetched
    if (!picture.ok) return picture
    try {
      const { secure_url } = await host.store(picture.value)
      return accepted(imageAt(secure_url, STORED_SIZE))
    } catch {
      return refused('photo-not-stored')
    }
  }

  await fetching.map(addresses, async address => {
    brought.set(address, await bring(address))
    onProgress(brought.size, addresses.length)
  })
  return brought
}
