// Photos of past jobs of demo technicians.
import type { PoolClient } from 'pg'
import type { JobDrawing, JobTint } from '#database/demo/drawings/job-drawings.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { JOB_PHOTO_ENTRIES } from '#database/demo/trust/job-photo-entries.ts'
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'

const INSERT_JOB_PHOTOS = `
  insert into job_photos ("technicianId", url, caption, month, position, "createdAt")
  select "technicianId", url, caption, month, position, "createdAt" from jsonb_to_recordset($1::jsonb)
    as photo ("technicianId" text, url text, caption text, month date, position smallint, "createdAt" timestamptz)`

export interface JobEntry {
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
      url: `/image/upload/${PHOTO_FOLDER}/${jobPhotoId(entry)}`,
      caption: entry.caption,
      month: monthBefore(bogotaDate(now), entry.monthsAgo),
      position: index + 1,
      createdAt: new Date(now.getTime() - (index + 1) * DAY_MS),
    })),
  )
}

export async function storeJobPhotos(client: PoolClient, rows: readonly JobPhotoRow[]): Promise<void> {
  await client.query(INSERT_JOB_PHOTOS, [JSON.stringify(rows)])
}

export function jobPhotoId({ drawing, tint }: JobEntry): string {
  return `demo-job-${drawing}-${tint}`
}

export function listJobEntries(): JobEntry[] {
  return Object.values(JOB_PHOTO_ENTRIES).flatMap(entriesFrom)
}

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
