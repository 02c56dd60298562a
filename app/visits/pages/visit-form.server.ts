// What is posted to the page of a visit, by either side: one handler per `act`.
import { data, type RouterContextProvider } from 'react-router'
import { QUALITIES } from '#reviews/domain/review-rating.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { postCannotReceive, postCanReceive } from '#visits/pages/cannot-receive-acts.server.ts'
import { postFinish } from '#visits/pages/finish-acts.server.ts'
import { postFurtherHours } from '#visits/pages/hours-acts.server.ts'
import { postMessage, postMessagesRead } from '#visits/pages/message-acts.server.ts'
import {
  postArrival,
  postArrived,
  postNobodyHome,
  postOnTheWay,
  undoClientStep,
  undoTechnicianStep,
} from '#visits/pages/progress-acts.server.ts'
import { postQuote, postQuoteAnswer } from '#visits/pages/quote-acts.server.ts'
import { postRating } from '#visits/pages/rating-acts.server.ts'
import { type ActHandler, type PostedTo, readAct, refuseAct } from '#visits/pages/visit-act.server.ts'
import { VISIT_REFUSALS } from '#visits/wording/outcomes.ts'

/** Text fields of all acts; those sent several times are read by `form.all`. */
const FIELDS = [
  'act',
  'texto',
  'formKey',
  'hasta',
  'rating',
  'comentario',
  ...QUALITIES,
  'nota',
  'vence',
  'cotizacion',
  'respuesta',
  'paso',
  'motivo',
  'hecho',
  'pago',
  'corrige',
  'horas',
] as const

const ACTS: Record<VisitSide, ReadonlyMap<string, ActHandler>> = {
  client: new Map([
    ['mensaje', postMessage],
    ['leidos', postMessagesRead],
    ['llego', postArrival],
    ['deshacer', undoClientStep],
    ['acuerdo', postQuoteAnswer],
    ['no-puedo', postCannotReceive],
    ['si-puedo', postCanReceive],
    ['calificar', postRating],
  ]),
  technician: new Map([
    ['mensaje', postMessage],
    ['mas-tiempo', postFurtherHours],
    ['leidos', postMessagesRead],
    ['en-camino', postOnTheWay],
    ['llegue', postArrived],
    ['nadie', postNobodyHome],
    ['deshacer', undoTechnicianStep],
    ['terminar', postFinish],
    ['cotizacion', postQuote],
  ]),
}

/** Who may post for the visit is asked before. */
export async function postVisitForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  to: PostedTo,
) {
  const posted = await readAct(request, context, to, FIELDS)
  const { fields, fotos, photoRefusal } = posted.form
  const { act = '' } = fields
  if (photoRefusal) return data({ act, refusal: photoRefusal, photos: fotos }, photoRefusal.status)
  const handle = ACTS[to.side].get(act)
  if (!handle) return refuseAct(posted, VISIT_REFUSALS, { code: 'message-failed', kind: 'invalid' })
  return handle(posted)
}

/** The key of a visit in an address; anything else is not found. */
export function visitKeyFrom(text: string): number {
  const key = Number(text)
  if (!Number.isSafeInteger(key)) throw data(null, 404)
  return key
}
