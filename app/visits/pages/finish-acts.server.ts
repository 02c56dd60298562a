import { redirect } from 'react-router'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { parseFinish } from '#visits/domain/receipt.ts'
import { typedLinesFrom } from '#visits/domain/work-lines.ts'
import { type ActHandler, refuseAct } from '#visits/pages/visit-act.server.ts'
import { finishVisit } from '#visits/use-cases/finish-visit.server.ts'
import { visitRefusalText } from '#visits/wording/outcomes.ts'
import { FINISH_REFUSALS } from '#visits/wording/receipt.ts'

/** 'Terminé', and the correction of a receipt when `corrige` names one. */
export const postFinish: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { formKey = '', corrige = '' } = form.fields
  const parsed = parseFinish(form.fields, typedLinesFrom(form.all))
  if (!parsed.ok) return refuseAct(posted, FINISH_REFUSALS, parsed, parsed.field)
  const outcome = await finishVisit(services, viewer, {
    ...parsed.value,
    key,
    fotos: form.fotos,
    // 0 is no number of a receipt.
    corrects: corrige === '' ? null : /^\d{1,12}$/.test(corrige) ? Number(corrige) : 0,
    formKey: isProblemPhotoId(formKey) ? formKey : null,
  }).catch(refusedOnFailure(context, 'finish-failed', visitRefusalText))
  if (outcome.ok) return redirect(`${path}#comprobante`)
  return refuseAct(posted, FINISH_REFUSALS, outcome)
}
