import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { findConversationSubject } from '#moderation/persistence/conversations.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import type { MessagePage } from '#visits/domain/visit-message.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'

interface ReadConversation {
  readonly source: 'report' | 'guarantee'
  readonly id: number
  /** Null: the newest messages. */
  readonly before: number | null
}

/** A page of the conversation of the visit that a report or a guarantee case is about. Each reading is an entry of the trail. */
export async function readConversation(
  services: Services,
  viewer: Viewer,
  { source, id, before }: ReadConversation,
): Promise<Outcome<MessagePage, 'moderation-not-admin' | 'moderation-target-gone'>> {
  return asActingAdmin(services, viewer, { act: 'read-conversation' }, async (tx, now) => {
    const subject = await findConversationSubject(tx, source, id)
    if (!subject) return refused('moderation-target-gone')
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act: 'read-conversation',
      targetKind: source,
      targetId: String(id),
      before: {},
      after: {},
      reason: null,
      at: now,
    })
    return accepted(await listMessages(tx, subject.key, before))
  })
}
