import { redirect } from 'react-router'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { QUOTE_ANSWERS, type QuoteAnswerRefusal, type QuoteRefusal } from '#visits/domain/quote.ts'
import { parseLines, typedLinesFrom } from '#visits/domain/work-lines.ts'
import { type ActHandler, refuseAct } from '#visits/pages/visit-act.server.ts'
import { answerQuote, sendQuote } from '#visits/use-cases/quotes.server.ts'
import { visitRefusalText } from '#visits/wording/outcomes.ts'

const STATUS: Record<QuoteRefusal | QuoteAnswerRefusal, number> = {
  'quote-note-too-long': 400,
  'quote-date-invalid': 400,
  'quote-visit-closed': 409,
  'quote-free-visit': 409,
  'too-many-quotes': 409,
  'too-many-requests': 429,
  'quote-failed': 503,
  'quote-answer-missing': 400,
  'quote-reason-too-long': 400,
  'quote-unknown': 404,
  'quote-answered': 409,
  'quote-visit-cancelled': 409,
  'quote-visit-settled': 409,
  'quote-replaced': 409,
  'quote-expired': 409,
  'quote-answer-failed': 503,
}

const FIELDS: Partial<Record<keyof typeof STATUS, string>> = {
  'quote-note-too-long': 'nota',
  'quote-date-invalid': 'vence',
  'quote-reason-too-long': 'motivo',
}

export const postQuote: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { nota = '', vence = '', formKey = '' } = form.fields
  const parsed = parseLines(typedLinesFrom(form.all))
  if (!parsed.ok) return refuseAct(posted, visitRefusalText(parsed.code), 400, parsed.field)
  const outcome = await sendQuote(services, viewer, {
    key,
    lines: parsed.lines,
    note: nota,
    validUntil: vence,
    formKey: isProblemPhotoId(formKey) ? formKey : null,
  }).catch(refusedOnFailure(context, 'quote-failed', visitRefusalText))
  if (outcome.ok) return redirect(`${path}#cotizacion`)
  return refuseAct(posted, visitRefusalText(outcome.code), STATUS[outcome.code], FIELDS[outcome.code])
}

export const postQuoteAnswer: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { cotizacion = '', respuesta = '', motivo = '' } = form.fields
  const answer = QUOTE_ANSWERS.find(each => each === respuesta)
  const id = Number(cotizacion)
  if (!answer) return refuseAct(posted, visitRefusalText('quote-answer-missing'), 400)
  if (!Number.isSafeInteger(id)) return refuseAct(posted, visitRefusalText('quote-unknown'), 404)
  const outcome = await answerQuote(services, viewer, { key, id, answer, reason: motivo }).catch(
    refusedOnFailure(context, 'quote-answer-failed', visitRefusalText),
  )
  if (outcome.ok) return redirect(`${path}#cotizacion`)
  return refuseAct(posted, visitRefusalText(outcome.code), STATUS[outcome.code], FIELDS[outcome.code])
}
