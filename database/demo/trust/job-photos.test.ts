import { expect, test } from 'vitest'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { jobPhotoRows } from '#database/demo/trust/job-photos.ts'
import { JOB_CAPTION_MAX_LENGTH, JOB_PHOTOS_MAX } from '#technicians/domain/job-photo.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
const rows = jobPhotoRows(demoTechnicians(NOW), NOW)

test('several technicians have photos of jobs, within the limits', () => {
  const owners = new Set(rows.map(({ technicianId }) => technicianId))
  expect(owners.size).toBeGreaterThanOrEqual(12)
  for (const { caption, month, position } of rows) {
    expect(caption).not.toBe('')
    expect(caption.length).toBeLessThanOrEqual(JOB_CAPTION_MAX_LENGTH)
    expect(month).toMatch(/^2026-\d\d-01$/)
    expect(position).toBeLessThanOrEqual(JOB_PHOTOS_MAX)
  }
})
