import { expect, test } from 'vitest'
import { bookingForEmail, SENT_AT } from '#tests/support/people/emails.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { NO_PROGRESS, type ProgressAct, progressAfter } from '#visits/domain/visit-progress.ts'
import { stepPush } from '#visits/notifications/progress-notifications.server.ts'

test.each<[ProgressAct, string | null]>([
  ['en-camino', 'Yeimy Tatiana va en camino | Salió para la visita de las 11:00.'],
  // It can be said for two days: where the technician is now, nobody knows.
  ['llegue', 'Yeimy Tatiana llegó | Así lo marcó para la visita de las 11:00.'],
  ['nadie', 'Yeimy Tatiana dice que no hay nadie | Si estás en casa, dilo aquí.'],
  ['llego-no', 'Rosa Helena dice que no has llegado | La visita era a las 11:00. Contéstale.'],
  ['llego-si', null],
  ['terminar', null],
])('%s tells what was said and no more', (act, text) => {
  const booking = bookingForEmail({ status: 'confirmada' })
  const progress = progressAfter(act, NO_PROGRESS, SENT_AT)
  const facts = { ...booking, said: progress, technicianWordAt: null, quotes: [], receipt: null }
  const push = stepPush(act, { booking, progress, situation: situationOf(facts, SENT_AT) })
  expect(push && `${push.title} | ${push.body}`).toBe(text)
})
