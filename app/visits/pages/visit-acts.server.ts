// What is posted to the page of a visit: one row per `act`, with who may post it, its fields, its use case and its answers.
import { offeredHoursFrom } from '#bookings/domain/cancellation.ts'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { offerHours } from '#bookings/use-cases/answer-booking.server.ts'
import { BOOKING_REFUSALS } from '#bookings/wording/outcomes.ts'
import { finishRepeat } from '#guarantee/use-cases/finish-repeat.server.ts'
import { accepted, refused } from '#platform/domain/outcome.ts'
import { QUALITIES, qualitiesFrom, starsFrom } from '#reviews/domain/review-rating.ts'
import { REVIEW_REFUSALS } from '#reviews/wording/outcomes.ts'
import { QUOTE_ANSWERS } from '#visits/domain/quote.ts'
import { parseFinish, receiptNumberFrom } from '#visits/domain/receipt.ts'
import { agoFrom } from '#visits/domain/told-later.ts'
import { VISIT_SIDES, type VisitSide } from '#visits/domain/visit-message.ts'
import { PROGRESS_RULES } from '#visits/domain/visit-progress.ts'
import { LINE_FIELDS, parseLines, typedLinesFrom } from '#visits/domain/work-lines.ts'
import { type VisitAct, visitAct } from '#visits/pages/visit-act.server.ts'
import { LONGER_VISIT_ID } from '#visits/ui/longer-visit.tsx'
import { takeBackCannotReceive, tellCannotReceive } from '#visits/use-cases/cannot-receive.server.ts'
import { finishVisit } from '#visits/use-cases/finish-visit.server.ts'
import { changeFurtherHours } from '#visits/use-cases/longer-visit.server.ts'
import { sayPaid } from '#visits/use-cases/payments.server.ts'
import { changePorterNote } from '#visits/use-cases/porter.server.ts'
import { answerQuote, sendQuote } from '#visits/use-cases/quotes.server.ts'
import { rateBooking } from '#visits/use-cases/rate-booking.server.ts'
import { readMessages, sendMessage } from '#visits/use-cases/visit-messages.server.ts'
import { sayStep, undoStep } from '#visits/use-cases/visit-progress.server.ts'
import { ACT_FAILURES, VISIT_REFUSALS, type VisitActName } from '#visits/wording/outcomes.ts'
import { PAYMENT_REFUSALS } from '#visits/wording/payment.ts'
import { FINISH_REFUSALS } from '#visits/wording/receipt.ts'

type Step = Parameters<typeof sayStep>[2]['act']

/** D63: of every act that says how the visit goes. */
const STEP = { refusals: VISIT_REFUSALS, failed: 'step-failed', leadsTo: '' } as const

const saying = (act: Step, leadsTo: '' | `#${string}` = '') =>
  visitAct({
    ...STEP,
    leadsTo,
    by: [PROGRESS_RULES[act].by],
    // In how many minutes the technician arrives, and how long ago it was tapped, where that is told.
    fields: [
      ...(PROGRESS_RULES[act].tellsHour ? (['minutos'] as const) : []),
      ...(PROGRESS_RULES[act].heard ? (['hace'] as const) : []),
    ],
    async handle({ minutos, hace }, { services, viewer, key }) {
      const agoMs = agoFrom(hace ?? '')
      if (agoMs === null) return refused('step-failed')
      return sayStep(services, viewer, { key, act, minutes: Number(minutos), agoMs })
    },
  })

/** The answers to '¿Llegó?'. */
const ARRIVALS = new Map<string, Step>([
  ['si', 'llego-si'],
  ['no', 'llego-no'],
])

/** What each side can undo, by the name that `paso` gives it. */
const UNDOABLE: Record<VisitSide, ReadonlyMap<string, Step>> = {
  client: new Map([
    ['llego', 'llego-si'],
    ['llego-no', 'llego-no'],
  ]),
  technician: new Map([
    ['en-camino', 'en-camino'],
    ['tarde', 'tarde'],
    ['llegue', 'llegue'],
    ['nadie', 'nadie'],
  ]),
}

const formKeyFrom = (text: string) => (isProblemPhotoId(text) ? text : null)

export const VISIT_ACTS: Readonly<Record<VisitActName, VisitAct>> = {
  mensaje: visitAct({
    by: VISIT_SIDES,
    fields: ['texto', 'formKey', 'hace'],
    refusals: VISIT_REFUSALS,
    failed: ACT_FAILURES.mensaje,
    errorAt: { 'message-empty': 'texto' },
    leadsTo: '#mensajes',
    async handle({ texto, formKey, hace }, { services, viewer, key, side, network, fotos }) {
      const agoMs = agoFrom(hace)
      if (agoMs === null) return refused('message-failed')
      return sendMessage(services, viewer, {
        ...{ key, side, fotos, network, agoMs },
        text: texto,
        formKey: formKeyFrom(formKey),
      })
    },
  }),
  leidos: visitAct({
    by: VISIT_SIDES,
    fields: ['hasta'],
    refusals: VISIT_REFUSALS,
    failed: ACT_FAILURES.leidos,
    leadsTo: null,
    async handle({ hasta }, { services, viewer, key }) {
      const upTo = Number(hasta)
      if (Number.isSafeInteger(upTo)) await readMessages(services, viewer, { key, upTo })
      return accepted()
    },
  }),
  'en-camino': saying('en-camino'),
  tarde: saying('tarde'),
  llegue: saying('llegue'),
  nadie: saying('nadie'),
  esperar: saying('esperar'),
  buscar: saying('buscar', '#otros'),
  llego: visitAct({
    ...STEP,
    by: ['client'],
    fields: ['respuesta'],
    async handle({ respuesta }, { services, viewer, key }) {
      const act = ARRIVALS.get(respuesta)
      return act ? sayStep(services, viewer, { key, act }) : refused('step-failed')
    },
  }),
  deshacer: visitAct({
    ...STEP,
    by: VISIT_SIDES,
    fields: ['paso'],
    async handle({ paso }, { services, viewer, key, side }) {
      const act = UNDOABLE[side].get(paso)
      return act ? undoStep(services, viewer, { key, act }) : refused('step-failed')
    },
  }),
  /** D61: hours after a visit to which the technician did not come. */
  ofrecer: visitAct({
    by: ['technician'],
    fields: [],
    repeated: ['offered'],
    refusals: BOOKING_REFUSALS,
    failed: 'offer-failed',
    leadsTo: '',
    handle: (_, { services, viewer, key, all }) =>
      offerHours(services, viewer, { key, hours: offeredHoursFrom(all('offered')) }),
  }),
  // D64.
  'mas-tiempo': visitAct({
    by: ['technician'],
    fields: ['horas'],
    refusals: BOOKING_REFUSALS,
    failed: ACT_FAILURES['mas-tiempo'],
    errorAt: 'horas',
    leadsTo: `#${LONGER_VISIT_ID}`,
    handle: ({ horas }, { services, viewer, key }) => changeFurtherHours(services, viewer, { key, horas }),
  }),
  cotizacion: visitAct({
    by: ['technician'],
    fields: ['nota', 'vence', 'otroDia', 'formKey'],
    repeated: LINE_FIELDS,
    refusals: VISIT_REFUSALS,
    failed: ACT_FAILURES.cotizacion,
    errorAt: { 'quote-note-too-long': 'nota', 'quote-date-invalid': 'vence' },
    leadsTo: '#cotizacion',
    async handle({ nota, vence, otroDia, formKey }, { services, viewer, key, all }) {
      const parsed = parseLines(typedLinesFrom(all))
      if (!parsed.ok) return parsed
      return sendQuote(services, viewer, {
        key,
        lines: parsed.lines,
        note: nota,
        validUntil: vence,
        isForAnotherDay: otroDia !== '',
        formKey: formKeyFrom(formKey),
      })
    },
  }),
  acuerdo: visitAct({
    by: ['client'],
    fields: ['cotizacion', 'respuesta', 'motivo'],
    refusals: VISIT_REFUSALS,
    failed: ACT_FAILURES.acuerdo,
    errorAt: { 'quote-reason-too-long': 'motivo' },
    leadsTo: '#cotizacion',
    async handle({ cotizacion, respuesta, motivo }, { services, viewer, key }) {
      const answer = QUOTE_ANSWERS.find(each => each === respuesta)
      const id = Number(cotizacion)
      if (!answer) return refused('quote-answer-missing')
      if (!Number.isSafeInteger(id)) return refused('quote-unknown')
      return answerQuote(services, viewer, { key, id, answer, reason: motivo })
    },
  }),
  /** 'Terminé', and the correction of a receipt when `corrige` names one. */
  terminar: visitAct({
    by: ['technician'],
    fields: ['hecho', 'pago', 'corrige', 'garantia', 'formKey'],
    repeated: LINE_FIELDS,
    refusals: FINISH_REFUSALS,
    failed: ACT_FAILURES.terminar,
    leadsTo: '#comprobante',
    errorAt: { 'hecho-required': 'hecho', 'hecho-too-long': 'hecho' },
    async handle({ corrige, garantia, formKey, ...fields }, { services, viewer, key, fotos, all }) {
      if (garantia !== '')
        return finishRepeat(services, viewer, {
          ...{ key, fotos, hecho: fields.hecho },
          formKey: formKeyFrom(formKey),
        })
      const parsed = parseFinish(fields, typedLinesFrom(all))
      if (!parsed.ok) return parsed
      return finishVisit(services, viewer, {
        ...parsed.value,
        key,
        fotos,
        // 0 is no number of a receipt.
        corrects: corrige === '' ? null : (receiptNumberFrom(corrige) ?? 0),
        formKey: formKeyFrom(formKey),
      })
    },
  }),
  /** Of a receipt that is still to be paid. */
  'ya-pague': visitAct({
    by: ['client'],
    fields: ['comprobante'],
    refusals: PAYMENT_REFUSALS,
    failed: ACT_FAILURES['ya-pague'],
    leadsTo: '#comprobante',
    async handle({ comprobante }, { services, viewer }) {
      const id = receiptNumberFrom(comprobante)
      return id === null ? refused('payment-unknown') : sayPaid(services, viewer, id)
    },
  }),
  // D59.
  'no-puedo': visitAct({
    by: ['client'],
    fields: ['motivo', 'texto'],
    refusals: VISIT_REFUSALS,
    failed: ACT_FAILURES['no-puedo'],
    errorAt: { 'cannot-reason-required': 'motivo' },
    leadsTo: '#aviso',
    handle: (fields, { services, viewer, key }) => tellCannotReceive(services, viewer, { key, ...fields }),
  }),
  'si-puedo': visitAct({
    by: ['client'],
    fields: [],
    refusals: VISIT_REFUSALS,
    failed: ACT_FAILURES['si-puedo'],
    leadsTo: '',
    handle: (_, { services, viewer, key }) => takeBackCannotReceive(services, viewer, key),
  }),
  porteria: visitAct({
    by: ['client'],
    fields: ['nota'],
    refusals: VISIT_REFUSALS,
    failed: ACT_FAILURES.porteria,
    errorAt: 'nota',
    leadsTo: '#porteria',
    handle: ({ nota }, { services, viewer, key }) => changePorterNote(services, viewer, { key, note: nota }),
  }),
  calificar: visitAct({
    by: ['client'],
    fields: ['rating', 'comentario', ...QUALITIES],
    refusals: REVIEW_REFUSALS,
    failed: ACT_FAILURES.calificar,
    leadsTo: '',
    handle: ({ rating, comentario, ...qualities }, { services, viewer, key }) =>
      rateBooking(services, viewer, {
        key,
        rating: starsFrom(rating),
        comentario,
        qualities: qualitiesFrom(qualities),
      }),
  }),
}
