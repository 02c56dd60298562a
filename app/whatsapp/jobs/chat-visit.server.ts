// The visit that a button or a text is about, as the person who sent it sees it.
import type { Viewer } from '#accounts/domain/role.ts'
import { VISIT_LINK_PATH } from '#accounts/domain/visit-link.ts'
import { findOwnVisit } from '#agenda/persistence/booking-lists.server.ts'
import type { Services } from '#app/services.ts'
import type { ChatAnswer } from '#platform/domain/whatsapp.ts'
import { calledName } from '#platform/wording/person-names.ts'
import type { ClientBooking, TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { type Situation, situationOf } from '#visits/domain/situation.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'

/** Where handlers find what they need beside the person. */
export interface ChatTools {
  readonly services: Services
  /** `https://tecniya.co` */
  readonly origin: string
}

interface Seen<Side extends VisitSide, Visit> {
  readonly side: Side
  readonly visit: Visit
  readonly situation: Situation
  /** The other side, as it is called. */
  readonly name: string
  readonly now: Date
}

export type TechnicianChat = Seen<'technician', TechnicianBooking>
export type ClientChat = Seen<'client', ClientBooking>

export interface SeenBy {
  readonly client: ClientChat
  readonly technician: TechnicianChat
}

/** Null: it is not theirs, from this side. */
export async function findChatVisit<Side extends VisitSide>(
  { db, now: clock }: Services,
  side: Side,
  { key, uid }: { readonly key: number; readonly uid: string },
): Promise<SeenBy[Side] | null> {
  const now = clock()
  const own = await findOwnVisit(db, side, { key, uid, now })
  if (!own) return null
  const name =
    own.side === 'client'
      ? calledName('technician', own.visit.technicianName)
      : calledName('client', own.visit.clientName)
  return { ...own, name, situation: situationOf(own.visit, now), now } as SeenBy[Side]
}

export interface LinkTo {
  readonly key: number
  readonly side: VisitSide
  /** Behind the address of its page. */
  readonly place?: string
}

/** Opens the page of the visit for a day, without signing in. */
export function visitToken(
  { services }: ChatTools,
  { uid }: Viewer,
  { key, side, place = '' }: LinkTo,
): string {
  return services.identity.visitLinks.tokenOf({ uid, key, side, place }, services.now())
}

export function visitLink(
  tools: ChatTools,
  viewer: Viewer,
  to: LinkTo,
  title = 'Ver visita',
): NonNullable<ChatAnswer['link']> {
  return { title, url: `${tools.origin}${VISIT_LINK_PATH}${visitToken(tools, viewer, to)}` }
}
