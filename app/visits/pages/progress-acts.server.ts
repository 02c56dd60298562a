// D63: what either side says of how the visit goes, and its undoing.
import { redirect } from 'react-router'
import { refusalStatus, refusedOnFailure } from '#platform/http/request-form.server.ts'
import type { StepRefusal } from '#visits/domain/visit-progress.ts'
import { type ActHandler, type PostedAct, refuseAct } from '#visits/pages/visit-act.server.ts'
import { sayStep, undoStep } from '#visits/use-cases/visit-progress.server.ts'
import { visitRefusalText } from '#visits/wording/outcomes.ts'

const STATUS: Record<StepRefusal, number> = {
  'step-too-early': 409,
  'step-too-late': 409,
  'step-not-possible': 409,
  'undo-too-late': 409,
  'too-many-requests': 429,
  'step-failed': 400,
}

type Act = Parameters<typeof sayStep>[2]['act']

async function answer(posted: PostedAct, change: typeof sayStep, act: Act | undefined) {
  const { context, services, viewer, key, path } = posted
  if (!act) return refuseAct(posted, visitRefusalText('step-failed'), 400)
  const outcome = await change(services, viewer, { key, act }).catch(
    refusedOnFailure(context, 'step-failed', visitRefusalText),
  )
  if (outcome.ok) return redirect(path)
  return refuseAct(posted, visitRefusalText(outcome.code), refusalStatus(outcome, STATUS[outcome.code]))
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
