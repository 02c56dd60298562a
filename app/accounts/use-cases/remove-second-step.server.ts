import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import { switchSecondStepOff } from '#accounts/persistence/two-factors.server.ts'
import { findUserByEmail } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { COMMAND_LINE } from '#platform/domain/trail.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'

/** For somebody who lost the phone and the recovery codes: by whoever runs the site, with a trail entry and an e-mail. */
export function removeSecondStep(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<Outcome<void, 'nobody' | 'no-second-step'>> {
  return db.transaction(async tx => {
    const user = await findUserByEmail(tx, email)
    if (!user) return refused('nobody')
    const { uid } = user
    if (!(await switchSecondStepOff(tx, uid))) return refused('no-second-step')
    await endSessionsOf(tx, uid)
    await addToTrail(tx, {
      actorUid: COMMAND_LINE,
      act: 'remove-second-step',
      targetKind: 'user',
      targetId: uid,
      before: { segundoPaso: true },
      after: { segundoPaso: false },
      reason: null,
      at: now(),
    })
    await addJob(tx, 'send-second-step-mail', { uid, on: false })
    return accepted()
  })
}
