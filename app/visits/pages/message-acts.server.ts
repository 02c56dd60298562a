import { redirect } from 'react-router'
import { networkContext } from '#app/services.ts'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { type ActHandler, refuseAct } from '#visits/pages/visit-act.server.ts'
import { readMessages, sendMessage } from '#visits/use-cases/visit-messages.server.ts'
import { VISIT_REFUSALS, visitRefusalText } from '#visits/wording/outcomes.ts'

export const postMessage: ActHandler = async posted => {
  const { context, services, viewer, key, side, path, form } = posted
  const { texto = '', formKey = '' } = form.fields
  const outcome = await sendMessage(services, viewer, {
    key,
    side,
    text: texto,
    fotos: form.fotos,
    formKey: isProblemPhotoId(formKey) ? formKey : null,
    network: context.get(networkContext),
  }).catch(refusedOnFailure(context, 'message-failed', visitRefusalText))
  if (outcome.ok) return redirect(`${path}#mensajes`)
  const field = outcome.code === 'message-empty' ? 'texto' : null
  return refuseAct(posted, VISIT_REFUSALS, outcome, field)
}

export const postMessagesRead: ActHandler = async ({ services, viewer, key, form }) => {
  const upTo = Number(form.fields.hasta)
  if (Number.isSafeInteger(upTo)) await readMessages(services, viewer, { key, upTo })
  return null
}
