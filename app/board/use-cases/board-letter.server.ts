// Stopping the letter of Monday and getting it again.
import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { setLetterStopped, stopLetter } from '#board/persistence/board-letters.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** By the link in it: whoever has it may stop it, and do nothing else. */
export async function stopLetterByLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<Outcome<void, 'letter-unknown'>> {
  return (await stopLetter(db, token, now())) ? accepted() : refused('letter-unknown')
}

export function chooseLetter(
  services: Services,
  viewer: Viewer,
  isWanted: boolean,
): Promise<Outcome<void, 'moderation-not-admin'>> {
  return asActingAdmin(services, viewer, { act: 'board-letter' }, async (tx, now) => {
    await setLetterStopped(tx, viewer.uid, isWanted ? null : now)
    return accepted()
  })
}
