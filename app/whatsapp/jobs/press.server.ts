// A button that was pressed: what every act of the chat needs to do it and to answer.
import type { Viewer } from '#accounts/domain/role.ts'
import { type ChatAct, pressedButton } from '#bookings/domain/chat-buttons.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import type { ChatAnswer, ChatReply } from '#platform/domain/whatsapp.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { type ChatTools, findChatVisit, type SeenBy, visitLink } from '#whatsapp/jobs/chat-visit.server.ts'
import { NOT_YOURS_TEXT, presentState } from '#whatsapp/wording/visit-answers.ts'

/** What came with the press. */
interface Pressed {
  /** The visit. */
  readonly key: number
  readonly extra: string
  readonly pressedAt: Date
}

export interface Press<Side extends VisitSide> extends ChatTools, Pressed {
  readonly viewer: Viewer
  readonly seen: SeenBy[Side]
}

interface ChatActRow<Side extends VisitSide = VisitSide> {
  readonly by: Side
  /** The visit was found as that of this side. A method, so that the rows of both sides are one table. */
  press(press: Press<Side>): Promise<ChatReply>
}

export type ChatActRows<Side extends VisitSide> = Partial<Record<ChatAct, ChatActRow<Side>>>

/** The visit as it is after the act. */
export async function seenAgain<Side extends VisitSide>({ services, viewer, seen, key }: Press<Side>) {
  return (await findChatVisit(services, seen.side as Side, { key, uid: viewer.uid })) ?? seen
}

/** The words, with the page of the visit. */
export function linkedReply(
  press: Press<VisitSide>,
  text: string,
  { place = '', title }: { place?: string; title?: string } = {},
): ChatAnswer {
  const { viewer, key, seen } = press
  return { text, link: visitLink(press, viewer, { key, side: seen.side, place }, title), visit: key }
}

/** What holds now, in place of an act that nobody can do any more. */
export function stateReply<Side extends VisitSide>(press: Press<Side>, seen: SeenBy[Side] = press.seen) {
  return linkedReply(press, presentState(seen))
}

/** Why not: by the sentence of the page, or by the present state where that says more. */
export async function refusalReply<Side extends VisitSide, Code extends string>(
  press: Press<Side>,
  refusals: Refusals<Code>,
  code: NoInfer<Code>,
  saidByState: readonly NoInfer<Code>[],
): Promise<ChatReply> {
  if (saidByState.includes(code)) return stateReply(press, await seenAgain(press))
  return linkedReply(press, refusals[code][1])
}

/** By the id of the button. A visit of somebody else does not exist, and nothing is done with it. */
export async function pressChatButton(
  tools: ChatTools,
  viewer: Viewer,
  rows: ChatActRows<VisitSide>,
  { id, pressedAt }: { readonly id: string; readonly pressedAt: Date },
): Promise<ChatReply | null> {
  const button = pressedButton(id)
  const row = button && rows[button.act]
  if (!button || !row) return null
  const { key, extra } = button
  const seen = await findChatVisit(tools.services, row.by, { key, uid: viewer.uid })
  if (!seen) return { text: NOT_YOURS_TEXT }
  return row.press({ services: tools.services, origin: tools.origin, viewer, key, extra, pressedAt, seen })
}
