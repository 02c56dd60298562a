// All e-mails of the product, written of given values.
import {
  passwordChangedEmail,
  resetEmail,
  secondStepEmail,
} from '#accounts/notifications/account-emails.server.ts'
import { comparedDays } from '#board/domain/stretch.ts'
import { boardEmail } from '#board/notifications/board-email.server.ts'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { type NotifiedBy, ruleOf } from '#bookings/domain/notifications.ts'
import { alertEmail } from '#demand/notifications/search-alert-messages.server.ts'
import { GUARANTEE_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeEvent } from '#guarantee/domain/guarantee-dossier.ts'
import { guaranteeEmail } from '#guarantee/notifications/guarantee-notifications.server.ts'
import type { ModerationNotification } from '#moderation/domain/moderation-act.ts'
import { moderationEmail } from '#moderation/notifications/moderation-emails.server.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { reportEmail } from '#reports/notifications/report-emails.server.ts'
import type { ReplyNotification } from '#reviews/domain/review-reply.ts'
import { replyEmail } from '#reviews/notifications/reply-emails.server.ts'
import { deletionEmail, exportEmail } from '#rights/notifications/rights-emails.server.ts'
import { DRAFTS } from '#server/jobs/booking-notifications.ts'
import {
  bookingEmail,
  bookingForEmail,
  ORIGIN,
  RESCUE_OPTIONS,
  SENT_AT,
} from '#tests/support/people/emails.ts'
import { guaranteeDossier } from '#tests/support/people/guarantee-dossier.ts'
import type { CredentialNotification } from '#verification/domain/credential-decisions.ts'
import { credentialEmail } from '#verification/notifications/credential-emails.server.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import type { Quote } from '#visits/domain/quote.ts'
import type { Receipt } from '#visits/domain/receipt.ts'
import { type SituationFacts, situationOf } from '#visits/domain/situation.ts'
import { NO_PROGRESS } from '#visits/domain/visit-progress.ts'
import { paidEmail, paymentEmail } from '#visits/notifications/payment-notifications.server.ts'
import { stepEmail } from '#visits/notifications/progress-notifications.server.ts'
import { quoteAnswerEmail, quoteEmail } from '#visits/notifications/quote-notifications.server.ts'
import { receiptEmail } from '#visits/notifications/receipt-notifications.server.ts'
import { unreadMessagesEmail } from '#visits/notifications/visit-notifications.server.ts'

const payToFor = ({ phone, words, technicianName }: EmailValues): PayTo => ({
  nequi: phone.replace(/\D/g, ''),
  daviplata: '',
  banco: words,
  tipo: 'ahorros',
  cuenta: '123456',
  titular: technicianName,
})

export interface EmailValues {
  /** Of whoever gets it. */
  readonly email: string
  readonly technicianName: string
  readonly clientName: string
  readonly technicianSlug: string
  readonly phone: string
  readonly address: string
  readonly servicio: string
  /** Whatever else somebody wrote: descriptions, notes, messages, reasons. */
  readonly words: string
  /** Of a refund, as typed. */
  readonly amount: string
  readonly ciudad: string
  readonly fotoURL: string
  readonly photoId: string
}

const MODERATION_NOTIFICATIONS: Record<ModerationNotification, true> = {
  'technician-publish': true,
  'technician-review': true,
  'technician-block': true,
  'technician-verify': true,
  'technician-unverify': true,
  'technician-delete': true,
  'technician-restore': true,
  'user-block': true,
  'user-unblock': true,
  'user-delete': true,
  'user-restore': true,
}
const CREDENTIAL_NOTIFICATIONS: Record<CredentialNotification, true> = {
  accepted: true,
  returned: true,
  requested: true,
  expiring: true,
  expired: true,
}
const REPLY_NOTIFICATIONS: Record<ReplyNotification, true> = {
  approved: true,
  rejected: true,
  answered: true,
}
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

const CONTEXT = { origin: ORIGIN, now: SENT_AT }
const NONE = { count: 0, more: false }

/** Of a visit today at 11:00, in the last status that it is sent in. */
export function bookingEmailOf(
  kind: NotifiedBy<'email'>,
  values: EmailValues,
  changes: Partial<NotifiedBooking> = {},
): Email {
  const { technicianName, ciudad, fotoURL, words } = values
  const options = RESCUE_OPTIONS.map(option => ({
    ...option,
    nombre: technicianName,
    ciudad,
    barrio: words,
    fotoURL,
  }))
  const booking = bookingOf(values, { status: ruleOf(kind).statuses.at(-1) ?? 'solicitada', ...changes })
  return bookingEmail(kind, booking, { ...CONTEXT, ...(ruleOf(kind).withOptions && { options }) })
}

function bookingOf(values: EmailValues, changes: Partial<NotifiedBooking>): NotifiedBooking {
  const { email, technicianName, clientName, technicianSlug, phone, address, servicio, words } = values
  return bookingForEmail({
    technicianName,
    technicianCiudad: values.ciudad,
    barrio: values.words,
    ciudad: values.words,
    technicianSlug,
    technicianPhone: phone,
    technicianEmail: email,
    technicianFotoURL: values.fotoURL,
    clientName,
    clientEmail: email,
    clientPhone: phone,
    description: words,
    address,
    servicio,
    cancelNote: words,
    cannotReason: 'otro_dia',
    cannotNote: words,
    cannotAt: SENT_AT,
    offeredHours: [new Date(SENT_AT.getTime() + 3_600_000)],
    ...changes,
  })
}

function quoteOf({ words }: EmailValues): Quote {
  return {
    id: 3,
    lines: [{ concepto: words, cantidad: 2, precio: 9_500 }],
    total: 19_000,
    note: words,
    validUntil: '2026-11-19',
    createdAt: SENT_AT,
    answer: null,
    reason: words,
    answeredAt: null,
    isForAnotherDay: false,
    bookedKey: null,
    firstConcept: words,
    lineCount: 1,
  }
}

function receiptOf(values: EmailValues): Receipt {
  return {
    id: 4,
    at: SENT_AT,
    corrects: null,
    lines: quoteOf(values).lines,
    total: 19_000,
    hecho: values.words,
    pago: 'nequi',
    agreedTotal: 9_500,
    agreedAt: SENT_AT,
    guaranteeUntil: '2026-12-16',
    photos: [values.photoId],
    payment: null,
  }
}

function guaranteeEmails(kind: GuaranteeAct, values: EmailValues): Email[] {
  const { email, technicianName, clientName, servicio, words, amount, fotoURL, photoId } = values
  const event: GuaranteeEvent = {
    id: 1,
    at: SENT_AT,
    kind,
    by: 'client',
    actorName: clientName,
    text: words,
    amount,
    pesos: 144_000,
    payment: kind === 'send-refund' ? { means: 'nequi', at: SENT_AT } : null,
    photos: [photoId],
  }
  const { to } = GUARANTEE_RULES[kind]
  const dossier = guaranteeDossier([event], {
    dueAt: SENT_AT,
    technicianName,
    technicianFotoURL: fotoURL,
    clientName,
    visit: { date: '2026-11-04', start: '11:00', servicio },
    ...(to && to !== 'closed' && { step: to }),
  })
  return (['client', 'technician', 'admin'] as const).map(reader =>
    guaranteeEmail(
      { dossier, event, reader, isReminder: false, recipient: { name: clientName, email } },
      CONTEXT,
    ),
  )
}

/** By the function that writes them. */
export function allEmails(values: EmailValues): Record<string, readonly Email[]> {
  const { email, technicianName, clientName, technicianSlug, words, photoId } = values
  const account = { name: clientName, email, origin: ORIGIN }
  const confirmed = bookingOf(values, { status: 'confirmada' })
  const missedAt = (minutes: number) => new Date(confirmed.scheduledAt.getTime() + minutes * MINUTE_MS)
  const missing: SituationFacts = {
    ...{ ...confirmed, technicianWordAt: null, quotes: [], receipt: null },
    said: { ...NO_PROGRESS, didNotComeAt: missedAt(25) },
  }
  const quote = quoteOf(values)
  const receipt = receiptOf(values)
  return {
    bookingEmail: keysOf(DRAFTS).flatMap(kind =>
      [65_000, 0].map(precio => bookingEmailOf(kind, values, { precio })),
    ),
    credentialEmail: keysOf(CREDENTIAL_NOTIFICATIONS).flatMap(notification =>
      [null, 'admin'].map(admin =>
        credentialEmail(
          {
            credential: 3,
            notification,
            admin,
            lostBadge: true,
            kind: 'identity',
            note: words,
            expiresOn: '2026-12-01',
            technicianId: 't',
            technicianName,
            recipient: { name: clientName, email },
          },
          ORIGIN,
        ),
      ),
    ),
    guaranteeEmail: keysOf(GUARANTEE_RULES).flatMap(kind => guaranteeEmails(kind, values)),
    boardEmail: [
      boardEmail(
        { uid: 'a', name: clientName, email, token: 'abc' },
        {
          days: comparedDays(7, '2026-11-15'),
          counts: { search: { times: 4_812, before: 4_390 }, completed: { times: 148, before: 139 } },
          unmet: [
            {
              ...{ words: '', trade: 'Neveras', city: 'Bogotá', area: 'Suba', near: null },
              ...{ times: 23, before: 9 },
            },
          ],
          free: [{ city: 'Cali', cells: [{ technicians: 1, free: 0, searches: 4 }], free: 0 }],
          waiting: { reviews: NONE, reports: NONE, cases: NONE, visits: NONE, since: null },
          now: SENT_AT,
        },
        ORIGIN,
      ),
    ],
    moderationEmail: keysOf(MODERATION_NOTIFICATIONS).map(notification =>
      moderationEmail(
        { trailEntryId: 1, notification, name: clientName, email, cancelled: 2, reason: words },
        ORIGIN,
      ),
    ),
    replyEmail: keysOf(REPLY_NOTIFICATIONS).map(notification =>
      replyEmail(
        notification,
        {
          reviewId: 4,
          revision: 1,
          texto: words,
          state: 'rejected',
          rejectReason: words,
          isPublic: true,
          technicianId: 't',
          technicianName,
          technicianSlug,
          technicianEmail: email,
          clientId: 'c',
          clientName,
          clientEmail: email,
          clientMayRead: true,
        },
        ORIGIN,
      ),
    ),
    unreadMessagesEmail: (['client', 'technician'] as const).map(author =>
      unreadMessagesEmail(
        confirmed,
        [
          {
            id: 1,
            author,
            text: words,
            photos: [photoId],
            at: SENT_AT,
            writtenAt: null,
            readAt: null,
            via: null,
          },
        ],
        ORIGIN,
      ),
    ),
    stepEmail: (['nadie', 'llego-no', 'tarde'] as const).map(act =>
      stepEmail(
        act,
        { booking: confirmed, situation: situationOf(missing, missedAt(30)), progress: missing.said },
        ORIGIN,
      ),
    ),
    quoteEmail: [quoteEmail(quote, confirmed, ORIGIN)],
    quoteAnswerEmail: (['si', 'no'] as const).map(answer =>
      quoteAnswerEmail({ ...quote, answer }, confirmed, ORIGIN),
    ),
    paymentEmail: [null, payToFor(values)].map(payTo =>
      paymentEmail(confirmed, { id: 4, total: 19_000, payTo }, ORIGIN),
    ),
    paidEmail: [paidEmail(confirmed, { id: 4, total: 19_000 }, { origin: ORIGIN, at: SENT_AT })],
    receiptEmail: [null, 2].map(corrects =>
      receiptEmail(
        bookingOf(values, { status: 'completada' }),
        { receipt: { ...receipt, corrects } },
        { origin: ORIGIN, pdf: Buffer.from('%PDF-') },
      ),
    ),
    reportEmail: (['booking', 'technician', 'review'] as const).map(kind =>
      reportEmail(
        {
          id: 5,
          kind,
          answer: words,
          createdAt: SENT_AT,
          reporterName: clientName,
          reporterEmail: email,
          subjectName: technicianName,
          visit: { date: '2026-11-09', start: '11:00' },
        },
        SENT_AT,
      ),
    ),
    alertEmail: [
      alertEmail(
        {
          to: { name: clientName, address: email },
          wanted: { trade: 'Plomería', city: 'Bogotá', area: 'Suba' },
          technician: 't',
        },
        ORIGIN,
      ),
    ],
    resetEmail: [resetEmail({ ...account, token: 'abc' })],
    passwordChangedEmail: [passwordChangedEmail({ ...account, at: SENT_AT })],
    exportEmail: [exportEmail({ ...account, id: '1', expiresAt: SENT_AT }, ORIGIN)],
    deletionEmail: [deletionEmail({ ...account, uid: '1', requestedAt: SENT_AT }, ORIGIN)],
    secondStepEmail: [true, false].map(on => secondStepEmail({ ...account, on })),
  }
}
