import { expect, vi } from 'vitest'
import type { DrawnEmail } from '#platform/mail/mail.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { NO_FILES, type TestServices } from '#tests/support/program/services.ts'

/** Runs the queue until it is empty, with what waits for its time too, and stops it: no runner takes jobs of the next call. */
export async function runQueue(
  services: TestServices,
  now: Date,
  sendMail: (email: DrawnEmail) => Promise<void>,
): Promise<void> {
  const { database, db, log, push, whatsapp, identity } = services
  const { pool, rows } = database
  await rows('update graphile_worker._private_jobs set run_at = now()')
  const tools = { pool, services, db, log, push, whatsapp, identity, sendMail, ...NO_FILES }
  const jobs = await startJobs({ ...tools, now: () => now, origin: 'https://tecniya.co' })
  try {
    await vi.waitFor(
      async () => expect(await rows('select 1 from graphile_worker._private_jobs')).toEqual([]),
      { timeout: 15_000 },
    )
  } finally {
    await jobs.stop()
  }
}

/** The e-mails that the queue sends at this moment. */
export async function sentEmails(services: TestServices, now = services.now()): Promise<DrawnEmail[]> {
  const sent: DrawnEmail[] = []
  await runQueue(services, now, async email => void sent.push(email))
  return sent
}
