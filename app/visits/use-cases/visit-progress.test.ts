// How a visit goes, on a real PostgreSQL.
import { expect, test } from 'vitest'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testServices } from '#tests/support/program/services.ts'
import { NO_PROGRESS } from '#visits/domain/visit-progress.ts'
import { lockProgress, saveProgress } from '#visits/persistence/visit-progress.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'

const { database, db } = await testServices()

test('it is stored', async () => {
  const [technician, client] = [await newTechnician(database), await newClient(database)]
  const key = await writeBooking(database, { technician, client })
  const at = new Date()
  await saveProgress(db, key, { ...NO_PROGRESS, arrivedAt: at })
  expect((await findVisitFacts(db, key))?.progress).toEqual({ ...NO_PROGRESS, arrivedAt: at })
  expect(await lockProgress(db, 'client', { key, uid: technician.uid })).toBeNull()
  expect(await lockProgress(db, 'client', { key, uid: client.uid })).toMatchObject({
    progress: { arrivedAt: at },
  })
})
