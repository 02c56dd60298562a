// What the technician answers in the chat: the use cases of the page, by the same rules.
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import { UNDO_OFFERED_IN_CHAT_MS } from '#bookings/domain/transitions.ts'
import { findBookingStateOfTechnician } from '#bookings/persistence/bookings.server.ts'
import {
  acceptBooking,
  cancelBooking,
  undoAcceptedBooking,
} from '#bookings/use-cases/answer-booking.server.ts'
import { BOOKING_REFUSALS } from '#bookings/wording/outcomes.ts'
import { bogotaTime, MINUTE_MS } from '#platform/domain/time.ts'
import type { ChatAnswer, ChatReply } from '#platform/domain/whatsapp.ts'
import { addJob, removeJob } from '#platform/persistence/jobs.server.ts'
import { CANCEL_PLACE } from '#visits/domain/visit-link.ts'
import { ARRIVAL_MINUTES, progressRefusal, toldArrival } from '#visits/domain/visit-progress.ts'
import { setOutJobKey } from '#visits/persistence/visit-progress.server.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'
import { VISIT_REFUSALS } from '#visits/wording/outcomes.ts'
import { FINISH_HASH } from '#visits/wording/receipt.ts'
import { type TechnicianChat, visitToken } from '#whatsapp/jobs/chat-visit.server.ts'
import {
  type ChatActRows,
  linkedReply,
  type Press,
  refusalReply,
  seenAgain,
  stateReply,
} from '#whatsapp/jobs/press.server.ts'
import * as says from '#whatsapp/wording/visit-answers.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** 'Voy en camino' without an answer to '¿En cuánto llegas?'. */
    'tell-set-out': { readonly uid: string; readonly key: number; readonly pressedAt: string }
  }
}

type ByTechnician = Press<'technician'>

export const TECHNICIAN_CHAT_ACTS: ChatActRows<'technician'> = {
  accept: { by: 'technician', press: accept },
  undo: { by: 'technician', press: undo },
  refuse: { by: 'technician', press: refuse },
  cancel: { by: 'technician', press: cancel },
  setOut: { by: 'technician', press: setOut },
  late: { by: 'technician', press: late },
  arrive: { by: 'technician', press: arrive },
}

// The request.

const isRequested = ({ situation }: TechnicianChat) => situation.task.technician === 'answer-request'

async function accept(press: ByTechnician): Promise<ChatReply> {
  const { services, viewer, key, seen } = press
  if (isRequested(seen)) {
    const outcome = await acceptBooking(services, viewer, key, 'whatsapp')
    if (!outcome.ok) return refusalReply(press, BOOKING_REFUSALS, outcome.code, ['not-accepted'])
  }
  const after = await seenAgain(press)
  if (after.visit.status !== 'confirmada' || !(await isOfThisPress(press))) return stateReply(press, after)
  return {
    text: says.acceptedText(after.visit, after.name, after.now),
    replies: [{ id: buttonId('undo', key), title: 'Deshacer' }],
    visit: key,
  }
}

/** Not accepted on the page meanwhile, nor by an earlier tap: what is repeated after a crash is answered alike. */
async function isOfThisPress({ services, viewer, key, pressedAt }: ByTechnician): Promise<boolean> {
  const state = await findBookingStateOfTechnician(services.db, key, viewer.uid)
  if (state?.answeredVia !== 'whatsapp' || !state.answeredAt) return false
  const isUndoable = services.now().getTime() - state.answeredAt.getTime() <= UNDO_OFFERED_IN_CHAT_MS
  return isUndoable && state.answeredAt >= pressedAt
}

async function undo(press: ByTechnician): Promise<ChatReply> {
  const { services, viewer, key, seen } = press
  if (!isRequested(seen)) {
    const outcome = await undoAcceptedBooking(services, viewer, key)
    const after = await seenAgain(press)
    if (!outcome.ok)
      return after.visit.status === 'confirmada' && services.now() < after.visit.scheduledAt
        ? linkedReply(press, says.toldAlreadyText(after.name))
        : stateReply(press, after)
  }
  return {
    text: says.undoneText(seen.name),
    replies: [
      { id: buttonId('accept', key), title: 'Aceptar' },
      { id: buttonId('refuse', key), title: 'No puedo' },
    ],
    visit: key,
  }
}

/** Nothing is cancelled by the first tap. */
async function refuse(press: ByTechnician): Promise<ChatReply> {
  const { viewer, key, seen } = press
  if (!isRequested(seen)) {
    const isToCome = seen.visit.status === 'confirmada' && seen.now < seen.visit.scheduledAt
    return isToCome ? linkedReply(press, says.confirmedRefusalText) : stateReply(press)
  }
  const page = { key, side: 'technician', place: CANCEL_PLACE } as const
  return {
    template: 'no_puedes_ir',
    words: [],
    buttons: [buttonId('cancel', key), visitToken(press, viewer, page)],
    visit: key,
  }
}

async function cancel(press: ByTechnician): Promise<ChatReply> {
  const { services, viewer, key, seen } = press
  if (!isRequested(seen)) return stateReply(press)
  const outcome = await cancelBooking(services, viewer, key, { seen: 'solicitada' })
  if (!outcome.ok) return refusalReply(press, BOOKING_REFUSALS, outcome.code, ['not-cancelled'])
  return { text: says.cancelledText(seen.name), visit: key }
}

// On the way.

/** So long after 'Voy en camino' the client is told without an hour. */
const MINUTES_ASKED_MS = 5 * MINUTE_MS
/** An hour that differs less from the one that was told is the same tap again. */
const SAME_HOUR_MS = 5 * MINUTE_MS

async function setOut(press: ByTechnician): Promise<ChatReply> {
  const { services, viewer, key, seen, extra, pressedAt } = press
  if (extra !== '') return tellHour(press, 'en-camino')
  const { situation, visit, now } = seen
  const refusal = progressRefusal('en-camino', visit, visit.said, now)
  if (refusal) return refusalReply(press, VISIT_REFUSALS, refusal, ['step-not-possible', 'step-too-late'])
  if (situation.phase !== 'on-the-way' && situation.phase !== 'delayed')
    await addJob(
      services.db,
      'tell-set-out',
      { uid: viewer.uid, key, pressedAt: pressedAt.toISOString() },
      new Date(pressedAt.getTime() + MINUTES_ASKED_MS),
      { key: setOutJobKey(key) },
    )
  else if (situation.arrivesAt) return toldHour(press, says.hourKnownText(seen.name, situation.arrivesAt))
  return askMinutes(press, 'setOut')
}

async function late(press: ByTechnician): Promise<ChatReply> {
  const { extra, seen } = press
  if (extra !== '') return tellHour(press, 'tarde')
  return seen.situation.tellsHourBy ? askMinutes(press, 'late') : stateReply(press)
}

function askMinutes({ key }: ByTechnician, act: 'setOut' | 'late'): ChatAnswer {
  const replies = ARRIVAL_MINUTES.map(minutes => ({
    id: buttonId(act, key, minutes),
    title: says.minutesTitle(minutes),
  }))
  return { text: says.MINUTES_QUESTION, replies, visit: key }
}

async function tellHour(press: ByTechnician, asked: 'en-camino' | 'tarde'): Promise<ChatReply> {
  const { services, viewer, key, extra, pressedAt, seen } = press
  const minutes = ARRIVAL_MINUTES.find(each => String(each) === extra)
  if (!minutes) return stateReply(press)
  const told = seen.situation.arrivesAt
  const isToldAgain =
    told && Math.abs(toldArrival(minutes, pressedAt).getTime() - told.getTime()) <= SAME_HOUR_MS
  if (isToldAgain && isJustSaid(press)) return toldHour(press, says.hourToldText(seen.name, told))
  if (isToldAgain) return toldHour(press, says.hourKnownText(seen.name, told))
  // Which of the two it is depends on the hour, and not on which button was pressed.
  const act = seen.situation.tellsHourBy ?? asked
  const outcome = await sayStep(services, viewer, { key, act, minutes })
  if (!outcome.ok)
    return refusalReply(press, VISIT_REFUSALS, outcome.code, ['step-not-possible', 'step-too-late'])
  await removeJob(services.db, setOutJobKey(key))
  const after = await seenAgain(press)
  const { arrivesAt } = after.visit.said
  return arrivesAt ? toldHour(press, says.hourToldText(after.name, arrivesAt)) : stateReply(press, after)
}

/** By this very press, which is repeated after a crash. */
function isJustSaid({ seen, pressedAt }: ByTechnician): boolean {
  const { onTheWayAt, lateAt } = seen.visit.said
  return [onTheWayAt, lateAt].some(at => at !== null && at >= pressedAt)
}

function toldHour({ key }: ByTechnician, text: string): ChatAnswer {
  return {
    text,
    replies: [
      { id: buttonId('arrive', key), title: 'Llegué' },
      { id: buttonId('late', key), title: 'Voy tarde' },
    ],
    visit: key,
  }
}

async function arrive(press: ByTechnician): Promise<ChatReply> {
  const { services, viewer, key, seen, pressedAt } = press
  const saidBefore = seen.visit.said.arrivedAt
  if (saidBefore && saidBefore < pressedAt) return stateReply(press)
  const outcome = await sayStep(services, viewer, { key, act: 'llegue' })
  if (!outcome.ok)
    return refusalReply(press, VISIT_REFUSALS, outcome.code, ['step-not-possible', 'step-too-late'])
  await removeJob(services.db, setOutJobKey(key))
  const after = await seenAgain(press)
  const { arrivedAt } = after.visit.said
  if (after.situation.phase !== 'inside' || !arrivedAt) return stateReply(press, after)
  const pageAt = (place: string) => visitToken(press, viewer, { key, side: 'technician', place })
  return {
    template: 'llegaste',
    words: [bogotaTime(arrivedAt), after.name],
    buttons: [pageAt(FINISH_HASH), pageAt('#cotizacion')],
    visit: key,
  }
}
