// What is posted to the page of a visit, by either side.
import { data, type RouterContextProvider, redirect } from 'react-router'
import { networkContext, servicesContext } from '#app/services.ts'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { readBookingForm } from '#bookings/pages/booking-form.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import type { MessageRefusal, VisitSide } from '#visits/domain/visit-message.ts'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'
import { readMessages, sendMessage } from '#visits/use-cases/visit-messages.server.ts'
import { visitRefusalText } from '#visits/wording/outcomes.ts'

const STATUS: Record<MessageRefusal, number> = {
  'message-empty': 400,
  'conversation-closed': 409,
  'conversation-refused': 409,
  'too-many-requests': 429,
  'message-failed': 503,
}

const FIELDS = ['act', 'texto', 'formKey', 'hasta'] as const

/** The key of a visit in an address; anything else is not found. */
export function visitKeyFrom(text: string): number {
  const key = Number(text)
  if (!Number.isSafeInteger(key)) throw data(null, 404)
  return key
}

/** Who may post for the visit is asked before. */
export async function postVisitForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { key, side, path }: { key: number; side: VisitSide; path: string },
) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const { fields, fotos, photoRefusal } = await readBookingForm(request, context, FIELDS)
  const { act = '', texto = '', formKey = '', hasta = '' } = fields
  const answer = (refusal: VisitAnswer['refusal'], status: number) =>
    data<VisitAnswer>({ act, refusal, photos: fotos }, status)
  if (photoRefusal) return answer(photoRefusal, photoRefusal.status)

  if (act === 'leidos') {
    const upTo = Number(hasta)
    if (Number.isSafeInteger(upTo)) await readMessages(services, viewer, { key, upTo })
    return null
  }
  if (act !== 'mensaje') return answer(formRefusal(visitRefusalText('message-failed'), fields), 400)
  const outcome = await sendMessage(services, viewer, {
    key,
    side,
    text: texto,
    fotos,
    formKey: isProblemPhotoId(formKey) ? formKey : null,
    network: context.get(networkContext),
  }).catch(refusedOnFailure(context, 'message-failed', visitRefusalText))
  if (outcome.ok) return redirect(`${path}#mensajes`)
  const field = outcome.code === 'message-empty' ? 'texto' : null
  return answer(formRefusal(visitRefusalText(outcome.code), fields, field), STATUS[outcome.code])
}
