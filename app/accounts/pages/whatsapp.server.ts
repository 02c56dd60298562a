import { data, type RouterContextProvider } from 'react-router'
import { whatsappState } from '#accounts/domain/whatsapp-connection.ts'
import { qrPath } from '#accounts/pages/qr-path.server.ts'
import { findWhatsappState } from '#accounts/persistence/whatsapp-connections.server.ts'
import type { ShownWhatsapp } from '#accounts/ui/whatsapp/shown-whatsapp.ts'
import { connectMessage } from '#accounts/wording/whatsapp.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext } from '#guards/viewer.server.ts'
import { whatsappLink } from '#platform/wording/phone.ts'

/** What pages show of the WhatsApp of their reader; null where the operator has not set it up. */
export async function shownWhatsapp(context: Readonly<RouterContextProvider>): Promise<ShownWhatsapp | null> {
  const { uid, role } = requireViewer(context)
  const { db, whatsapp, now: clock } = context.get(servicesContext)
  if (!whatsapp) return null
  const now = clock()
  const facts = await findWhatsappState(db, uid, context.get(sessionIdContext))
  const { kind, connection, code } = whatsappState(facts, now)
  if (!code) return { kind, connection, code, role, now }
  const chatUrl = whatsappLink(`+${whatsapp.number}`, connectMessage(code.text)) ?? ''
  return { kind, connection, code: { ...code, chatUrl, qr: qrPath(chatUrl) }, role, now }
}

/** Whether a list offers to connect it. */
export async function isWhatsappOffered(
  context: Readonly<RouterContextProvider>,
  uid: string,
): Promise<boolean> {
  const { db, whatsapp, now } = context.get(servicesContext)
  return whatsapp !== null && whatsappState(await findWhatsappState(db, uid), now()).isOffered
}

/** Without it the page does not exist. */
export function requireWhatsapp<Value>(found: Value | null): Value {
  if (found === null) throw data(null, 404)
  return found
}
