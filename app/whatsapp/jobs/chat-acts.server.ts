// Every button of the chat: which side may press it, and what it does. Texts and photos: talking.server.ts.

import { roleFrom, type Viewer } from '#accounts/domain/role.ts'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import { findLinkedUser } from '#accounts/persistence/users.server.ts'
import { CHAT_ACTS, type ChatAct, pressedButton } from '#bookings/domain/chat-buttons.ts'
import type { ChatReply } from '#platform/domain/whatsapp.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'
import { type ChatTools, findChatVisit } from '#whatsapp/jobs/chat-visit.server.ts'
import { CLIENT_CHAT_ACTS } from '#whatsapp/jobs/client-acts.server.ts'
import { pressChatButton } from '#whatsapp/jobs/press.server.ts'
import { passKept, passToNobody } from '#whatsapp/jobs/talking.server.ts'
import { TECHNICIAN_CHAT_ACTS } from '#whatsapp/jobs/technician-acts.server.ts'
import { OLD_BUTTON_TEXT } from '#whatsapp/wording/visit-answers.ts'

const VISIT_ACTS = { ...TECHNICIAN_CHAT_ACTS, ...CLIENT_CHAT_ACTS }

/** By the prefix of the id, for the dispatch of what comes in. */
export const CHAT_PREFIXES = Object.values(CHAT_ACTS)

type Pressing = (
  tools: ChatTools,
  viewer: Viewer,
  press: { readonly key: number; readonly pressedAt: Date },
) => Promise<ChatReply>

/** Those that are about a kept message. */
const KEPT_ACTS: Partial<Record<ChatAct, Pressing>> = {
  writeTo: (tools, viewer, { key, pressedAt }) => passKept(tools, viewer, key, pressedAt),
  writeToNobody: (tools, viewer, { pressedAt }) => passToNobody(tools, viewer, pressedAt),
}

/** Never an error, whatever was pressed: at worst the way to the page. */
export async function answerButton(
  tools: ChatTools,
  viewer: Viewer,
  { id, pressedAt }: { readonly id: string; readonly pressedAt: Date },
): Promise<ChatReply> {
  const button = pressedButton(id)
  const ofKept = button ? KEPT_ACTS[button.act] : undefined
  if (button && ofKept) return ofKept(tools, viewer, { key: button.key, pressedAt })
  const reply = await pressChatButton(tools, viewer, VISIT_ACTS, { id, pressedAt })
  const list = viewer.role === 'tecnico' ? '/agenda' : '/mis-reservas'
  return reply ?? { text: OLD_BUTTON_TEXT, link: { title: 'Ver mis visitas', url: `${tools.origin}${list}` } }
}

/** Five minutes after 'Voy en camino' nobody said in how many minutes: the client is told without an hour. */
export async function tellSetOut(
  { services }: ChatTools,
  { uid, key, pressedAt }: JobPayloads['tell-set-out'],
): Promise<void> {
  const user = await findLinkedUser(services.db, uid)
  if (!user) return
  const role = roleFrom(user.role)
  if (isUserBarred({ ...user, role })) return
  const seen = await findChatVisit(services, 'technician', { key, uid })
  if (seen?.situation.task.technician !== 'set-out' && seen?.situation.phase !== 'due') return
  const { name, email, ciudad } = user
  const agoMs = Math.max(0, services.now().getTime() - Date.parse(pressedAt))
  await sayStep(services, { uid, name, email, role, ciudad }, { key, act: 'en-camino', agoMs })
}
