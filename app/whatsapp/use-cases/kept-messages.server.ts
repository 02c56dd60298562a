// What somebody wrote in the chat waits until they say for whom it is.
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { KEPT_MS, type KeptMessage } from '#whatsapp/domain/talking.ts'
import { deleteKept, insertKept, listKept } from '#whatsapp/persistence/kept-messages.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Nobody said for whom it is. */
    'drop-kept-messages': { readonly uid: string }
  }
}

/** For an hour. The same message again is kept once. */
export async function keepMessage(
  { db, now }: Services,
  viewer: Viewer,
  message: KeptMessage,
): Promise<Outcome<void, 'too-many-kept'>> {
  return db.transaction(async tx => {
    if (!(await insertKept(tx, viewer.uid, message))) return refused('too-many-kept')
    const dropAt = new Date(now().getTime() + KEPT_MS)
    await addJob(tx, 'drop-kept-messages', { uid: viewer.uid }, dropAt, { key: `kept:${message.id}` })
    return accepted()
  })
}

/** Sent, or to be sent to nobody. */
export async function forgetMessages(
  { db }: Services,
  viewer: Viewer,
  messages: readonly KeptMessage[],
): Promise<void> {
  await deleteKept(
    db,
    viewer.uid,
    messages.map(({ id }) => id),
  )
}

export const keptMessagesOf = ({ db }: Services, viewer: Viewer) => listKept(db, viewer.uid)
