import { redirect } from 'react-router'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { QUOTE_ANSWERS, type QuoteAnswerRefusal, type QuoteRefusal } from '#visits/domain/quote.ts'
import { parseLines, typedLinesFrom } from '#visits/domain/work-lines.ts'
import { type ActHandler, refuseAct } from '#visits/pages/visit-act.server.ts'
import { answerQuote, sendQuote } from '#visits/use-cases/quotes.server.ts'
import { VISIT_REFUSALS, visitRefusalText } from '#visits/wording/outcomes.ts'

const FIELDS: Partial<Record<QuoteRefusal | QuoteAnswerRefusal, string>> = {
  'quote-note-too-long': 'nota',
  'quote-date-invalid': 'vence',
  'quote-reason-too-long': 'motivo',
}

export const postQuote: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { nota = '', vence = '', formKey = '' } = form.fields
  const parsed = parseLines(typedLinesFrom(form.all))
  if (!parsed.ok) return refuseAct(posted, VISIT_REFUSALS, parsed, parsed.field)
  const outcome = await sendQuote(services, viewer, {
    key,
    lines: parsed.lines,
    note: nota,
    validUntil: vence,
    formKey: isProblemPhotoId(formKey) ? formKey : null,
  }).catch(refusedOnFailure(context, 'quote-failed', visitRefusalText))
  if (outcome.ok) return redirect(`${path}#cotizacion`)
  return refuseAct(posted, VISIT_REFUSALS, outcome, FIELDS[outcome.code])
}

export const postQuoteAnswer: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { cotizacion = '', respuesta = '', motivo = '' } = form.fields
  const answer = QUOTE_ANSWERS.find(each => each === respuesta)
  const id = Number(cotizacion)
  if (!answer) return refuseAct(posted, VISIT_REFUSALS, { code: 'quote-answer-missing' })
  if (!Number.isSafeInteger(id)) return refuseAct(posted, VISIT_REFUSALS, { code: 'quote-unknown' })
  const outcome = await answerQuote(services, viewer, { key, id, answer, reason: motivo }).catch(
    refusedOnFailure(context, 'quote-answer-failed', visitRefusalText),
  )
  if (outcome.ok) return redirect(`${path}#cotizacion`)
  return refuseAct(posted, VISIT_REFUSALS, outcome, FIELDS[outcome.code])
}
