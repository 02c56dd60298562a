// D59: 'No puedo recibirla', and taking it back.
import { redirect } from 'react-router'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { type ActHandler, refuseAct } from '#visits/pages/visit-act.server.ts'
import { takeBackCannotReceive, tellCannotReceive } from '#visits/use-cases/cannot-receive.server.ts'
import { VISIT_REFUSALS, visitRefusalText } from '#visits/wording/outcomes.ts'

export const postCannotReceive: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { motivo = '', texto = '' } = form.fields
  const outcome = await tellCannotReceive(services, viewer, { key, motivo, texto }).catch(
    refusedOnFailure(context, 'cannot-not-told', visitRefusalText),
  )
  if (outcome.ok) return redirect(`${path}#aviso`)
  const field = outcome.code === 'cannot-reason-required' ? 'motivo' : null
  return refuseAct(posted, VISIT_REFUSALS, outcome, field)
}

export const postCanReceive: ActHandler = async posted => {
  const { context, services, viewer, key, path } = posted
  const outcome = await takeBackCannotReceive(services, viewer, key).catch(
    refusedOnFailure(context, 'cannot-not-told', visitRefusalText),
  )
  if (outcome.ok) return redirect(path)
  return refuseAct(posted, VISIT_REFUSALS, outcome)
}
