// What the client answers in the chat: the use cases of the page, by the same rules.
import type { Rescue } from '#agenda/domain/rescue.ts'
import { findRescue } from '#agenda/use-cases/rescues.server.ts'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { neighbourCities } from '#catalogue/domain/search/places/place-lookup.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { ChatAnswer, ChatReply, ListRow } from '#platform/domain/whatsapp.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { isPorterLinkOpen } from '#visits/domain/porter.ts'
import { agreedWithoutDate } from '#visits/domain/quote.ts'
import { PROGRESS_RULES, type ProgressAct } from '#visits/domain/visit-progress.ts'
import { sayPaid } from '#visits/use-cases/payments.server.ts'
import { openPorterLink } from '#visits/use-cases/porter.server.ts'
import { answerQuote } from '#visits/use-cases/quotes.server.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'
import { VISIT_REFUSALS } from '#visits/wording/outcomes.ts'
import { PAYMENT_REFUSALS, saidPaidText } from '#visits/wording/payment.ts'
import type { ClientChat } from '#whatsapp/jobs/chat-visit.server.ts'
import {
  type ChatActRows,
  linkedReply,
  type Press,
  refusalReply,
  seenAgain,
  stateReply,
} from '#whatsapp/jobs/press.server.ts'
import * as says from '#whatsapp/wording/visit-answers.ts'

type ByClient = Press<'client'>

export const CLIENT_CHAT_ACTS: ChatActRows<'client'> = {
  agree: { by: 'client', press: agree },
  paid: { by: 'client', press: paid },
  came: { by: 'client', press: saying('llego-si', came) },
  didNotCome: { by: 'client', press: saying('llego-no', didNotCome) },
  wait: {
    by: 'client',
    press: saying('esperar', (press, { name }) => linkedReply(press, says.waitsText(name))),
  },
  seek: { by: 'client', press: saying('buscar', offerOthers) },
  options: { by: 'client', press: press => offerOthers(press) },
  takeHour: { by: 'client', press: takeHour },
  takeOther: { by: 'client', press: takeOther },
  share: { by: 'client', press: share },
}

/** Binding, as on the page: the id in the button is of one quote, whose lines never change. */
async function agree(press: ByClient): Promise<ChatReply> {
  const { services, viewer, key, extra, seen } = press
  const id = Number(extra)
  const quote = seen.visit.quotes.find(each => each.id === id)
  const outcome = await answerQuote(services, viewer, { key, id, answer: 'si', reason: '' })
  const seeQuote = { place: '#cotizacion', title: 'Ver cotización' }
  if (!outcome.ok || !quote) {
    const { visit, situation } = await seenAgain(press)
    if (situation.phase === 'cancelled' || situation.phase === 'not-done') return stateReply(press)
    const isDeclined = visit.quotes.some(each => each.id === id && each.answer === 'no')
    return linkedReply(
      press,
      isDeclined ? VISIT_REFUSALS['quote-answered'][1] : says.QUOTE_CHANGED_TEXT,
      seeQuote,
    )
  }
  const text = says.agreedText(quote.total, seen.name)
  const after = await seenAgain(press)
  if (!agreedWithoutDate(after.visit, after.now)) return { text, visit: key }
  return linkedReply(press, `${text} ${says.CHOOSE_DATE_TEXT}`, { ...seeQuote, title: 'Escoger la hora' })
}

/** What the technician answers stands on the receipt. */
async function paid(press: ByClient): Promise<ChatReply> {
  const { services, viewer, extra, seen } = press
  const outcome = await sayPaid(services, viewer, Number(extra))
  const seeReceipt = { place: '#comprobante', title: 'Ver comprobante' }
  return linkedReply(
    press,
    outcome.ok ? saidPaidText(seen.name) : PAYMENT_REFUSALS[outcome.code][1],
    seeReceipt,
  )
}

type Step = Exclude<ProgressAct, 'terminar'>

/** Said before this press, it is not said again. */
function saying(act: Step, done: (press: ByClient, after: ClientChat) => ChatReply | Promise<ChatReply>) {
  return async (press: ByClient): Promise<ChatReply> => {
    const { services, viewer, key, seen, pressedAt } = press
    const saidBefore = seen.visit.said[PROGRESS_RULES[act].sets]
    if (saidBefore && saidBefore < pressedAt) return stateReply(press)
    const outcome = await sayStep(services, viewer, { key, act })
    if (!outcome.ok) return refusalReply(press, VISIT_REFUSALS, outcome.code, ['step-not-possible'])
    return done(press, await seenAgain(press))
  }
}

function came(press: ByClient, after: ClientChat): ChatReply {
  const { nobodyHomeAt } = press.seen.visit.said
  if (after.situation.phase === 'contested')
    return linkedReply(press, nobodyHomeAt ? says.someoneHomeText(after.name) : says.presentState(after))
  return linkedReply(press, nobodyHomeAt ? says.someoneHomeText(after.name) : says.cameText(after.name))
}

function didNotCome({ key, ...press }: ByClient, after: ClientChat): ChatReply {
  if (after.situation.phase !== 'missing') return stateReply({ key, ...press }, after)
  return {
    text: says.didNotComeText(after.name),
    replies: [
      { id: buttonId('came', key), title: 'Ya llegó' },
      { id: buttonId('seek', key), title: 'Buscar otra persona' },
    ],
    visit: key,
  }
}

// Who else can go.

async function findOthers({ services, viewer, key, seen }: ByClient): Promise<Rescue | null> {
  const { db, isHoliday } = services
  const search = { tradesIn, near: neighbourCities(viewer.ciudad) }
  return findRescue(db, { key, clientId: viewer.uid }, { now: seen.now, isHoliday }, search)
}

async function offerOthers(press: ByClient): Promise<ChatReply> {
  const { key } = press
  const rows = rowsOf(press, await findOthers(press))
  if (rows.length === 0) return linkedReply(press, says.NOBODY_TEXT)
  return { text: says.OPTIONS_TEXT, list: { button: says.OPTIONS_BUTTON, rows }, visit: key }
}

function rowsOf({ key, seen }: ByClient, rescue: Rescue | null): ListRow[] {
  if (!rescue) return []
  const today = bogotaDate(seen.now)
  const { offeredSlots, isOffered, options, later } = rescue
  const others = [...options, ...(later && !options.some(({ uid }) => uid === later.uid) ? [later] : [])]
  return [
    ...offeredSlots.map(slot => ({
      id: buttonId('takeHour', key, slotId(slot)),
      ...says.hourRow(slot, seen.name, isOffered, today),
    })),
    ...others.map(option => ({
      id: buttonId('takeOther', key, option.uid),
      ...says.optionRow(option, today),
    })),
  ]
}

const slotId = ({ date, hour }: Slot) => `${date}-${hour}`

async function takeHour(press: ByClient): Promise<ChatReply> {
  const rescue = await findOthers(press)
  const slot = rescue?.offeredSlots.find(each => slotId(each) === press.extra)
  if (!slot) return otherwise(press, rescue)
  return chosen(press, { uid: press.seen.visit.technicianId, name: press.seen.name, slot })
}

async function takeOther(press: ByClient): Promise<ChatReply> {
  const rescue = await findOthers(press)
  const option = [...(rescue?.options ?? []), rescue?.later].find(each => each?.uid === press.extra)
  if (!option) return otherwise(press, rescue)
  return chosen(press, { ...option, name: firstNameOf(option.nombre) })
}

/** Nothing is booked by a tap: price, address and hour are confirmed on the page. */
function chosen(
  { key, origin, seen }: ByClient,
  { uid, name, slot }: { readonly uid: string; readonly name: string; readonly slot: Slot },
): ChatAnswer {
  const url = `${origin}${rebookingPath(uid, key, slot)}`
  const text = says.chosenText(name, slot, bogotaDate(seen.now))
  return { text, link: { title: 'Reservar', url }, visit: key }
}

/** What can be chosen now; the present state where nothing can. */
function otherwise(press: ByClient, rescue: Rescue | null): ChatReply {
  const rows = rowsOf(press, rescue)
  if (rows.length === 0) return stateReply(press)
  return {
    text: says.OPTION_GONE_TEXT,
    list: { button: says.OPTIONS_BUTTON, rows },
    visit: press.key,
  }
}

async function share(press: ByClient): Promise<ChatReply> {
  const { services, viewer, key, origin, seen } = press
  const { visit, situation, now } = seen
  const porter = await openPorterLink(services, viewer, key)
  if (porter)
    return {
      text: says.porterText(visit.technicianName, porter.note, `${origin}/visita/${porter.token}`),
      visit: key,
    }
  const isLater = visit.status === 'confirmada' && visit.scheduledAt > now
  return isLater && !isPorterLinkOpen(visit, now) && situation.phase !== 'due'
    ? linkedReply(press, says.PORTER_LATER_TEXT)
    : stateReply(press)
}
