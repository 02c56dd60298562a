// D63: what either side says of how the visit goes, and its undoing.
import { redirect } from 'react-router'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { type ActHandler, type PostedAct, refuseAct } from '#visits/pages/visit-act.server.ts'
import { sayStep, undoStep } from '#visits/use-cases/visit-progress.server.ts'
import { VISIT_REFUSALS, visitRefusalText } from '#visits/wording/outcomes.ts'

type Act = Parameters<typeof sayStep>[2]['act']

async function answer(posted: PostedAct, change: typeof sayStep, act: Act | undefined) {
  const { context, services, viewer, key, path } = posted
  if (!act) return refuseAct(posted, VISIT_REFUSALS, { code: 'step-failed' })
  const outcome = await change(services, viewer, { key, act }).catch(
    refusedOnFailure(context, 'step-failed', visitRefusalText),
  )
  if (outcome.ok) return redirect(path)
  return refuseAct(posted, VISIT_REFUSALS, outcome)
}

const posting =
  (act: Act): ActHandler =>
  posted =>
    answer(posted, sayStep, act)

/** `paso` names the act that is undone; only those of this side. */
const undoing =
  (acts: Readonly<Record<string, Act>>): ActHandler =>
  posted => {
    const { paso = '' } = posted.form.fields
    return answer(posted, undoStep, Object.hasOwn(acts, paso) ? acts[paso] : undefined)
  }

const ANSWERS = new Map<string | undefined, Act>([
  ['si', 'llego-si'],
  ['no', 'llego-no'],
])

export const postOnTheWay = posting('en-camino')
export const postArrived = posting('llegue')
export const postNobodyHome = posting('nadie')
/** The answer to '¿Llegó?'. */
export const postArrival: ActHandler = posted =>
  answer(posted, sayStep, ANSWERS.get(posted.form.fields.respuesta))

export const undoClientStep = undoing({ llego: 'llego-si' })
export const undoTechnicianStep = undoing({ 'en-camino': 'en-camino', llegue: 'llegue', nadie: 'nadie' })
