// Photos of past jobs of demo technicians: rows, and files of the embedded image host.
import type { PoolClient } from 'pg'
import sharp from 'sharp'
import { DAY_MS } from '#database/demo/durations.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { type JobDrawing, type JobTint, jobSvg } from '#database/demo/trust/job-drawings.ts'
import { JOB_PHOTO_ENTRIES } from '#database/demo/trust/job-photo-entries.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { originalKey } from '#images/embedded-host.server.ts'
import { type FileStore, listKeys } from '#images/file-store.server.ts'

/** Three times the size of the drawing, in the dots per inch that sharp expects. */
const DRAWING_DPI = 72 * 3

const INSERT_JOB_PHOTOS = `
  insert into job_photos ("technicianId", url, caption, month, position, "createdAt")
  select "technicianId", url, caption, month, position, "createdAt" from jsonb_to_recordset($1::jsonb)
    as photo ("technicianId" text, url text, caption text, month date, position smallint, "createdAt" timestamptz)`

interface JobEntry {
  readonly drawing: JobDrawing
  readonly tint: JobTint
  readonly monthsAgo: number
  readonly caption: string
}

export interface JobPhotoRow {
  readonly technicianId: string
  readonly url: string
  readonly caption: string
  /** The first day of it. */
  readonly month: string
  readonly position: number
  readonly createdAt: Date
}

export function jobPhotoRows(technicians: readonly DemoTechnician[], now: Date): JobPhotoRow[] {
  return technicians.flatMap(({ uid, nombre }) =>
    entriesFrom(JOB_PHOTO_ENTRIES[nombre] ?? '').map((entry, index) => ({
      technicianId: uid,
      url: `/image/upload/${PHOTO_FOLDER}/${photoIdOf(entry)}`,
      caption: entry.caption,
      month: monthBefore(bogotaDate(now), entry.monthsAgo),
      position: index + 1,
      createdAt: new Date(now.getTime() - (index + 1) * DAY_MS),
    })),
  )
}

/** Existing files are not written again. */
export async function writeJobPhotos(files: FileStore): Promise<void> {
  const stored = await listKeys(files, `${PHOTO_FOLDER}/`)
  const entries = Object.values(JOB_PHOTO_ENTRIES).flatMap(entriesFrom)
  const missing = new Map(
    entries
      .map(entry => [originalKey(`${PHOTO_FOLDER}/${photoIdOf(entry)}`), entry] as const)
      .filter(([key]) => !stored.has(key)),
  )
  for (const [key, { drawing, tint }] of missing) {
    const picture = await sharp(Buffer.from(jobSvg(drawing, tint)), { density: DRAWING_DPI })
      .webp({ quality: 90, effort: 2 })
      .toBuffer()
    await files.put(key, picture)
  }
}

export async function storeJobPhotos(client: PoolClient, rows: readonly JobPhotoRow[]): Promise<void> {
  await client.query(INSERT_JOB_PHOTOS, [JSON.stringify(rows)])
}

const photoIdOf = ({ drawing, tint }: JobEntry) => `demo-job-${drawing}-${tint}`

function entriesFrom(table: string): JobEntry[] {
  const lines = table.split('\n').filter(line => line.trim() !== '')
  return lines.map(row => {
    const [drawing, tint, monthsAgo, caption = ''] = row.split('|').map(cell => cell.trim())
    return { drawing: drawing as JobDrawing, tint: tint as JobTint, monthsAgo: Number(monthsAgo), caption }
  })
}

/** The first day of the month that many months before that of `date`. */
function monthBefore(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}
