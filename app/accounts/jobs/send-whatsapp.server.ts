// What is sent by WhatsApp is found by its payload, as push messages are.
import type { PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface AddressedWhatsapp {
  readonly message: WhatsappMessage
  /** From then on it is worthless; null: it never is. */
  readonly until: Date | null
}

/** Null when there is nothing to tell this person any more. */
export type FindWhatsapp<Payload> = (
  db: Db,
  payload: Payload,
  context: { readonly uid: string; readonly now: Date; readonly origin: string },
) => Promise<AddressedWhatsapp | null>

export type WhatsappFinders = {
  readonly [Field in keyof PushPayloads]: FindWhatsapp<PushPayloads[Field]>
}
