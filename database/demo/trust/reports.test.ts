import { expect, test } from 'vitest'
import { demoBookings } from '#database/demo/bookings.ts'
import { demoClients } from '#database/demo/clients.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { clientBlockRows, reportRows } from '#database/demo/trust/reports.ts'
import { REASONS_FOR } from '#reports/domain/report.ts'

test.each(['2026-11-16T14:25:00-05:00', '2027-01-01T00:00:00-05:00', '2028-02-29T19:40:00-05:00'])(
  'reports of %s are open and decided, of every kind, about somebody else',
  moment => {
    const now = new Date(moment)
    const people = { technicians: demoTechnicians(now), clients: demoClients(now) }
    const reports = reportRows(people, demoBookings(people, now), now)
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['open', 'acted', 'dismissed']))
    expect(new Set(reports.map(({ targetKind }) => targetKind)).size).toBe(3)
    for (const { reporterId, subjectId, targetKind, reason, createdAt, decidedAt } of reports) {
      expect(reporterId).not.toBe(subjectId)
      expect(REASONS_FOR[targetKind]).toContain(reason)
      expect(createdAt.getTime()).toBeLessThan(now.getTime())
      if (decidedAt) expect(decidedAt.getTime()).toBeLessThanOrEqual(now.getTime())
    }
    expect(clientBlockRows(people, now)).toHaveLength(1)
  },
)
