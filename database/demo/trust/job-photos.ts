// Photos of past jobs of demo technicians.
import type { PoolClient } from 'pg'
import type { JobEntry } from '#database/demo/technicians/entry.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'

const INSERT_JOB_PHOTOS = `
  insert into job_photos ("technicianId", url, caption, month, position, "createdAt")
  select "technicianId", url, caption, month, position, "createdAt" from jsonb_to_recordset($1::jsonb)
    as photo ("technicianId" text, url text, caption text, month date, position smallint, "createdAt" timestamptz)`

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
  return technicians.flatMap(({ uid, entry: { jobs } }) =>
    jobs.map((job, index) => ({
      technicianId: uid,
      url: `/image/upload/${PHOTO_FOLDER}/${jobPhotoId(job)}`,
      caption: job.caption,
      month: monthBefore(bogotaDate(now), job.monthsAgo),
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

/** The first day of the month that many months before that of `date`. */
function monthBefore(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}
