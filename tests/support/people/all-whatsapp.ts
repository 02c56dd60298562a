// All messages by WhatsApp, written of given values.
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { type BookingNotification, goesBy, NOTIFICATIONS, ruleOf } from '#bookings/domain/notifications.ts'
import { bookingWhatsappMessage } from '#bookings/notifications/whatsapp-messages.ts'
import { alertWhatsapp } from '#demand/notifications/search-alert-messages.server.ts'
import { GUARANTEE_RULES, GUARANTEE_STEP_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeEvent } from '#guarantee/domain/guarantee-dossier.ts'
import { dueAfter } from '#guarantee/domain/guarantee-state.ts'
import { guaranteeWhatsapp } from '#guarantee/notifications/whatsapp-messages.ts'
import { bogotaDate, DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { WhatsappFile, WhatsappMessage } from '#platform/domain/whatsapp.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import type { NotifiedReply, ReplyNotification } from '#reviews/domain/review-reply.ts'
import { replyWhatsapp, reviewWhatsapp } from '#reviews/notifications/review-whatsapp-messages.ts'
import { WHATSAPP_TEXTS } from '#server/jobs/booking-notifications.ts'
import { bookingForEmail, RESCUE_OPTIONS, SENT_AT } from '#tests/support/people/emails.ts'
import { guaranteeDossier } from '#tests/support/people/guarantee-dossier.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import type { Quote } from '#visits/domain/quote.ts'
import { PAYMENTS, type Payment, type Receipt } from '#visits/domain/receipt.ts'
import { type Situation, situationOf } from '#visits/domain/situation.ts'
import { NO_PROGRESS, PROGRESS_RULES, type ProgressAct } from '#visits/domain/visit-progress.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'
import { paidWhatsapp, paymentWhatsapp } from '#visits/notifications/payment-notifications.server.ts'
import {
  longerWhatsapp,
  messageWhatsapp,
  quoteAnswerWhatsapp,
  quoteWhatsapp,
  receiptWhatsapp,
  stepWhatsapp,
} from '#visits/notifications/whatsapp-messages.ts'

export interface WhatsappValues {
  readonly technicianName: string
  readonly clientName: string
  readonly phone: string
  readonly street: string
  readonly barrio: string
  readonly ciudad: string
  readonly servicio: string
  /** Whatever else somebody wrote. */
  readonly words: string
  readonly concepto: string
  readonly price: number
  readonly slug: string
}

export interface NamedMessage {
  /** 'requested, solicitada' */
  readonly told: string
  readonly to: 'technician' | 'client' | 'admin'
  readonly message: WhatsappMessage<TemplateName>
}

const TODAY = bogotaDate(SENT_AT)
const FILE: WhatsappFile = {
  kind: 'image',
  name: 'visita.jpg',
  type: 'image/jpeg',
  read: async () => Buffer.from('jpeg'),
}
const KINDS = Object.keys(NOTIFICATIONS) as BookingNotification[]
const ACTS = Object.keys(PROGRESS_RULES) as ProgressAct[]
const CASE_ACTS = Object.keys(GUARANTEE_RULES) as GuaranteeAct[]

export function allWhatsapp(values: WhatsappValues): NamedMessage[] {
  return [
    ...bookingMessages(values),
    ...stepMessages(values),
    ...visitMessages(values),
    ...caseMessages(values),
    ...reviewMessages(values),
  ]
}

function bookingOf(values: WhatsappValues, changes: Partial<NotifiedBooking> = {}): NotifiedBooking {
  const { technicianName, clientName, phone, street, barrio, ciudad, servicio, words, price, slug } = values
  return bookingForEmail({
    technicianName,
    clientName,
    technicianPhone: phone,
    clientPhone: phone,
    technicianSlug: slug,
    address: street,
    barrio,
    ciudad,
    servicio,
    description: words,
    precio: price,
    completedTogether: 1,
    cancelNote: words,
    cannotReason: 'otro_dia',
    cannotNote: words,
    cannotAt: SENT_AT,
    ...changes,
  })
}

const OFFERED = [new Date('2026-11-16T20:00:00Z'), new Date('2026-11-17T14:00:00Z')]

export function bookingMessages(values: WhatsappValues): NamedMessage[] {
  const bare = {
    description: '',
    photoCount: 0,
    servicio: '',
    especialidad: null,
    address: '',
    barrio: '',
    ciudad: '',
    completedTogether: 0,
    precio: null,
  }
  const cases: readonly [name: string, changes: Partial<NotifiedBooking>, options: number][] = [
    ['', { offeredHours: [] }, 3],
    ['con horas', { offeredHours: OFFERED }, 0],
    ['una persona', { offeredHours: [] }, 1],
    ['nadie', { offeredHours: [] }, 0],
    ['sin nada', { ...bare, offeredHours: [] }, 0],
    ['garantía', { precio: 0, cancelReason: 'cliente', offeredHours: [] }, 0],
  ]
  return KINDS.flatMap(kind => {
    if (!goesBy('whatsapp', kind)) return []
    const { to, statuses, withOptions } = ruleOf(kind)
    return statuses.flatMap(status =>
      cases
        .filter(([name]) => withOptions || !['con horas', 'una persona', 'nadie'].includes(name))
        .map(([name, changes, count]) => ({
          told: [kind, status, name].filter(Boolean).join(', '),
          to,
          message: bookingWhatsappMessage(WHATSAPP_TEXTS, kind, bookingOf(values, { status, ...changes }), {
            now: SENT_AT,
            options: RESCUE_OPTIONS.slice(0, count).map(option => ({
              ...option,
              nombre: values.technicianName,
            })),
          }),
        })),
    )
  })
}

/** Each act in a moment in which it is told. */
export function stepMessages(values: WhatsappValues): NamedMessage[] {
  const booking = bookingOf(values, { status: 'confirmada' })
  const at = (minutes: number) => new Date(booking.scheduledAt.getTime() + minutes * MINUTE_MS)
  const said = {
    ...NO_PROGRESS,
    onTheWayAt: at(-28),
    lateAt: at(12),
    arrivesAt: at(-8),
    arrivedAt: at(0),
    nobodyHomeAt: at(16),
    didNotComeAt: at(21),
    cameAt: at(22),
    waitsAt: at(23),
    seeksAt: at(24),
  }
  const facts = { ...booking, said: NO_PROGRESS, technicianWordAt: null, quotes: [], receipt: null }
  const near = situationOf(facts, at(-5))
  const missing = situationOf({ ...facts, said: { ...NO_PROGRESS, didNotComeAt: at(21) } }, at(22))
  const contested: Situation = { ...near, phase: 'contested' }
  const to = (act: ProgressAct) => (PROGRESS_RULES[act].by === 'technician' ? 'client' : 'technician')
  const cases: readonly (readonly [ProgressAct, string, Situation, boolean, boolean])[] = [
    ...ACTS.map(act => [act, '', act === 'llego-no' ? missing : near, true, true] as const),
    ['tarde', 'y no ha llegado', { ...near, task: { ...near.task, client: 'wait-or-seek' } }, true, true],
    ['en-camino', 'sin revisar', near, false, true],
    ['en-camino', 'sin hora', near, true, false],
    ['en-camino', 'sin nada', near, false, false],
    ['llegue', 'contradicho', contested, true, true],
    ['llego-si', 'contradicho', contested, true, true],
    ['llego-no', 'contradicho', contested, true, true],
  ]
  return cases.flatMap(([act, name, situation, isChecked, hasHour]) => {
    const progress = hasHour ? said : { ...said, arrivesAt: null }
    const message = stepWhatsapp(act, { booking, situation, progress, isChecked, picture: FILE })
    return message ? [{ told: [act, name].filter(Boolean).join(', '), to: to(act), message }] : []
  })
}

function visitMessages(values: WhatsappValues): NamedMessage[] {
  const { words, technicianName, clientName } = values
  const booking = bookingOf(values, { status: 'confirmada' })
  const { key, date, start } = booking
  const written = { key, date, start, text: words, photoCount: 0 }
  const later = { ...written, date: '2026-11-19' }
  const fromClient = { author: 'client', authorName: clientName } as const
  const fromTechnician = { author: 'technician', authorName: technicianName } as const
  const endsAt = new Date(booking.scheduledAt.getTime() + 2 * HOUR_MS)
  const payTo: PayTo = {
    ...{ nequi: '3001234567', daviplata: '3001234567', banco: 'Banco de Bogotá', tipo: 'ahorros' },
    ...{ cuenta: '1234567890', titular: technicianName },
  }
  const quotes = [1, 2, 3, 4, 5, 6, 7, 20].map(count => quoteOf(values, count))
  const [quote] = quotes
  const messages: NamedMessage[] = [
    ['mensaje de cliente', 'technician', messageWhatsapp({ ...written, ...fromClient }, null, TODAY)],
    ['mensaje de cliente, otro día', 'technician', messageWhatsapp({ ...later, ...fromClient }, null, TODAY)],
    ['mensaje de técnico', 'client', messageWhatsapp({ ...written, ...fromTechnician }, null, TODAY)],
    [
      'foto de cliente',
      'technician',
      messageWhatsapp({ ...written, ...fromClient, text: '', photoCount: 1 }, FILE, TODAY),
    ],
    [
      'fotos de técnico',
      'client',
      messageWhatsapp({ ...written, ...fromTechnician, photoCount: 3 }, FILE, TODAY),
    ],
    [
      'foto que no está',
      'client',
      messageWhatsapp({ ...written, ...fromTechnician, photoCount: 2 }, null, TODAY),
    ],
    ['más tiempo', 'client', longerWhatsapp({ ...booking, furtherHours: 1 }, endsAt)],
    ['menos tiempo', 'client', longerWhatsapp(booking, endsAt)],
    ...quotes.map(
      each =>
        [
          `cotización, ${each.lines.length} renglones`,
          'client',
          quoteWhatsapp(each, booking, TODAY),
        ] as const,
    ),
    ...(quote
      ? ([
          ['cotización sin nota', 'client', quoteWhatsapp({ ...quote, note: '' }, booking, TODAY)],
          [
            'cotización aceptada',
            'technician',
            quoteAnswerWhatsapp({ ...quote, answer: 'si' }, booking, TODAY),
          ],
          [
            'cotización rechazada',
            'technician',
            quoteAnswerWhatsapp({ ...quote, answer: 'no' }, booking, TODAY),
          ],
          [
            'cotización rechazada sin motivo',
            'technician',
            quoteAnswerWhatsapp({ ...quote, answer: 'no', reason: '' }, booking, TODAY),
          ],
        ] as const)
      : []),
    ...PAYMENTS.map(
      pago => [`comprobante, ${pago}`, 'client', receiptOf(values, booking, { pago })] as const,
    ),
    ...[null, payTo].map(
      each =>
        [
          each ? 'recordatorio de pago con datos' : 'recordatorio de pago',
          'client',
          paymentWhatsapp(booking, { id: 418, total: values.price, payTo: each }, TODAY),
        ] as const,
    ),
    ['dice que ya pagó', 'technician', paidWhatsapp(booking, { id: 418, total: values.price }, TODAY)],
    ['comprobante corregido', 'client', receiptOf(values, booking, { corrects: 417, agreedTotal: 1_000 })],
    ['comprobante por garantía', 'client', receiptOf(values, booking, { total: 0, agreedTotal: 0 })],
  ].map(([told, to, message]) => ({ told, to, message }) as NamedMessage)
  return messages
}

function quoteOf({ words, concepto, price }: WhatsappValues, count: number): Quote {
  const line: WorkLine = { concepto, cantidad: count, precio: price }
  return {
    id: 3,
    lines: Array.from({ length: count }, () => line),
    total: price * count * count,
    note: words,
    validUntil: '2026-11-20',
    createdAt: SENT_AT,
    answer: null,
    reason: words,
    answeredAt: null,
    isForAnotherDay: false,
    bookedKey: null,
    firstConcept: concepto,
    lineCount: count,
  }
}

function receiptOf(
  { words, price }: WhatsappValues,
  booking: NotifiedBooking,
  changes: Partial<Receipt> & { pago?: Payment },
) {
  const receipt: Receipt = {
    id: 418,
    at: SENT_AT,
    corrects: null,
    lines: [],
    total: price,
    hecho: words,
    pago: 'efectivo',
    agreedTotal: price,
    agreedAt: null,
    guaranteeUntil: '2026-12-16',
    photos: [],
    payment: null,
    ...changes,
  }
  return receiptWhatsapp(booking, receipt, { file: { ...FILE, kind: 'document' }, today: TODAY })
}

/** Each act to each whom it tells, in the step to which it leads; and the reminder of each step. */
export function caseMessages(values: WhatsappValues): NamedMessage[] {
  const { technicianName, clientName, words, price, phone } = values
  return CASE_ACTS.flatMap(kind => {
    const { to: leads, from, by, tells, confirmed } = GUARANTEE_RULES[kind]
    const step: GuaranteeStep = leads ?? from[0] ?? 'opened'
    const actor = by[0] === 'clock' ? null : (by[0] ?? null)
    const event: GuaranteeEvent = {
      id: 9,
      at: SENT_AT,
      kind,
      by: actor,
      actorName: actor === 'technician' ? technicianName : clientName,
      text: actor ? words : '',
      amount: '',
      pesos: null,
      payment: kind === 'send-refund' ? { means: 'nequi', at: SENT_AT } : null,
      photos: [],
    }
    const isMoney = kind.includes('refund') || kind === 'presume-refunded' || kind === 'client-left-owed'
    const dossier = guaranteeDossier([event], {
      step,
      stepAt: SENT_AT,
      technicianName,
      clientName,
      dueAt: step === 'disputed' ? dueAfter(step, SENT_AT) : new Date(SENT_AT.getTime() + 7 * DAY_MS),
      refundPesos: isMoney ? price : null,
      closedAt: step === 'closed' ? SENT_AT : null,
      outcome: GUARANTEE_RULES[kind].outcome ?? null,
      clientReach: kind === 'client-left-owed' ? { email: 'maria@correo.co', phone } : null,
      visit: { date: '2026-11-04', start: '10:00', servicio: values.servicio },
      repeat: { date: '2026-11-18', start: '10:00', status: 'confirmada' },
    })
    const readers = new Set([
      ...tells,
      ...(confirmed && actor !== 'admin' && actor ? [actor] : []),
      ...(step === 'disputed' ? (['admin'] as const) : []),
    ])
    return [...readers].flatMap(reader =>
      [false, GUARANTEE_STEP_RULES[step].turn === reader]
        .filter((isReminder, index) => isReminder || index === 0)
        .map(isReminder => ({
          told: `garantía, ${kind}${isReminder ? ', recuerdo' : ''}, a ${reader}`,
          to: reader,
          message: guaranteeWhatsapp({ dossier, event, reader, isReminder }, SENT_AT),
        })),
    )
  })
}

function reviewMessages({ technicianName, clientName, slug, words }: WhatsappValues): NamedMessage[] {
  const review = { id: 12, clientName, technicianName, technicianSlug: slug, rating: 5 }
  const reply: NotifiedReply = {
    reviewId: 12,
    revision: 1,
    texto: words,
    state: 'approved',
    rejectReason: words,
    isPublic: true,
    technicianId: 't',
    technicianName,
    technicianSlug: slug,
    technicianEmail: 'c@correo.co',
    clientId: 'c',
    clientName,
    clientEmail: 'm@correo.co',
    clientMayRead: true,
  }
  const told = (kind: ReplyNotification, to: NamedMessage['to']) => ({
    told: `respuesta, ${kind}`,
    to,
    message: replyWhatsapp(kind, reply),
  })
  return [
    { told: 'reseña', to: 'technician', message: reviewWhatsapp(review, 'technician') },
    { told: 'reseña', to: 'client', message: reviewWhatsapp(review, 'client') },
    told('approved', 'technician'),
    told('rejected', 'technician'),
    told('answered', 'client'),
    {
      told: 'avísame',
      to: 'client',
      message: alertWhatsapp({ trade: 'Plomería', city: 'Bogotá', area: 'Suba' }),
    },
  ]
}
