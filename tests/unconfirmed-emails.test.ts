// A stranger can register somebody else's address. What goes there must not carry a text that the stranger chose: a name
// with a web address in it would be free advertising.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  addressChangedEmail,
  confirmationEmail,
  newAddressEmail,
  passwordChangedEmail,
  resetEmail,
  secondStepEmail,
} from '#accounts/notifications/account-emails.server.ts'
import { type NotifiedBy, ruleOf } from '#bookings/domain/notifications.ts'
import { GUARANTEE_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeEvent } from '#guarantee/domain/guarantee-dossier.ts'
import { guaranteeEmail } from '#guarantee/notifications/guarantee-notifications.server.ts'
import type { ModerationNotification } from '#moderation/domain/moderation-act.ts'
import { moderationEmail } from '#moderation/notifications/moderation-emails.server.ts'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { createEmailSender } from '#platform/mail/email-sender.server.ts'
import type { DrawnEmail } from '#platform/mail/mail.server.ts'
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
import type { Quote } from '#visits/domain/quote.ts'
import type { Receipt, ReceiptDocument } from '#visits/domain/receipt.ts'
import { stepEmail } from '#visits/notifications/progress-notifications.server.ts'
import { quoteAnswerEmail, quoteEmail } from '#visits/notifications/quote-notifications.server.ts'
import { receiptEmail } from '#visits/notifications/receipt-notifications.server.ts'
import { unreadMessagesEmail } from '#visits/notifications/visit-notifications.server.ts'

const TYPED = 'compra-en-otro-sitio.example'
/** As it is sent: no program takes it for a web address. */
const UNLINKED = 'compra-en-otro-sitio.\u2060example'
const ADDRESS = 'duena@correo.co'
const context = { origin: ORIGIN, now: SENT_AT }

const QUOTE: Quote = {
  id: 3,
  lines: [{ concepto: TYPED, cantidad: 2, precio: 9_500 }],
  total: 19_000,
  note: TYPED,
  validUntil: '2026-11-19',
  createdAt: SENT_AT,
  answer: null,
  reason: TYPED,
  answeredAt: null,
}

const RECEIPT: Receipt = {
  id: 4,
  at: SENT_AT,
  corrects: null,
  lines: QUOTE.lines,
  total: 19_000,
  hecho: TYPED,
  pago: 'nequi',
  agreedTotal: 9_500,
  agreedAt: SENT_AT,
  guaranteeUntil: '2026-12-16',
  photos: [],
}
const RECEIPT_PAPER: ReceiptDocument = {
  receipt: RECEIPT,
  receipts: [RECEIPT],
  visit: bookingForEmail({
    technicianName: TYPED,
    clientName: TYPED,
    servicio: TYPED,
    address: TYPED,
    barrio: TYPED,
    ciudad: TYPED,
  }),
  trade: TYPED,
  city: TYPED,
  isVerified: false,
}

/** Every value that somebody typed. */
const BOOKING = {
  technicianName: TYPED,
  technicianCiudad: TYPED,
  technicianSlug: TYPED,
  technicianPhone: `300 ${TYPED}`,
  technicianEmail: ADDRESS,
  technicianFotoURL: `/image/${TYPED}`,
  trade: TYPED,
  clientName: TYPED,
  clientEmail: ADDRESS,
  clientPhone: `300 ${TYPED}`,
  description: TYPED,
  address: TYPED,
  barrio: TYPED,
  ciudad: TYPED,
  servicio: TYPED,
  cancelNote: TYPED,
  cannotReason: 'otro_dia' as const,
  cannotNote: TYPED,
  cannotAt: SENT_AT,
  offeredHours: [new Date(SENT_AT.getTime() + 3_600_000)],
  isTechnicianPublished: false,
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
/** One that it is sent in. */
const statusFor = (kind: NotifiedBy<'email'>) => ruleOf(kind).statuses.at(-1) ?? 'solicitada'
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

const TYPED_CASE = {
  dueAt: SENT_AT,
  technicianName: TYPED,
  technicianFotoURL: TYPED,
  clientName: TYPED,
  visit: { date: '2026-11-04', start: '10:00', servicio: TYPED },
}

function guaranteeEmails(kind: GuaranteeAct): Email[] {
  const event: GuaranteeEvent = {
    id: 1,
    at: SENT_AT,
    kind,
    by: 'client',
    actorName: TYPED,
    text: TYPED,
    amount: TYPED,
    photos: [TYPED],
  }
  const recipient = { name: TYPED, email: ADDRESS }
  return (['client', 'technician', 'admin'] as const).map(reader =>
    guaranteeEmail({ dossier: guaranteeDossier([event], TYPED_CASE), event, reader, recipient }, context),
  )
}

const ACCOUNT = { name: TYPED, email: ADDRESS, origin: ORIGIN }

/** All e-mails of the product, by the function that writes them. */
const EMAILS: Record<string, readonly Email[]> = {
  bookingEmail: keysOf(DRAFTS).flatMap(kind =>
    [60_000, 0].map(precio =>
      bookingEmail(kind, bookingForEmail({ ...BOOKING, status: statusFor(kind), precio }), context),
    ),
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
          note: TYPED,
          expiresOn: '2026-12-01',
          technicianId: 't',
          technicianName: TYPED,
          recipient: { name: TYPED, email: ADDRESS },
        },
        ORIGIN,
      ),
    ),
  ),
  guaranteeEmail: keysOf(GUARANTEE_RULES).flatMap(guaranteeEmails),
  moderationEmail: keysOf(MODERATION_NOTIFICATIONS).map(notification =>
    moderationEmail(
      { trailEntryId: 1, notification, name: TYPED, email: ADDRESS, cancelled: 2, reason: TYPED },
      ORIGIN,
    ),
  ),
  replyEmail: keysOf(REPLY_NOTIFICATIONS).map(notification =>
    replyEmail(
      notification,
      {
        reviewId: 4,
        revision: 1,
        texto: TYPED,
        state: 'rejected',
        rejectReason: TYPED,
        isPublic: true,
        technicianId: 't',
        technicianName: TYPED,
        technicianSlug: TYPED,
        technicianEmail: ADDRESS,
        clientId: 'c',
        clientName: TYPED,
        clientEmail: ADDRESS,
        clientMayRead: true,
      },
      ORIGIN,
    ),
  ),
  unreadMessagesEmail: (['client', 'technician'] as const).map(author =>
    unreadMessagesEmail(
      bookingForEmail({ ...BOOKING, status: 'confirmada' }),
      [{ id: 1, author, text: TYPED, photos: [], at: SENT_AT, readAt: null }],
      ORIGIN,
    ),
  ),
  stepEmail: (['nadie', 'llego-no'] as const).map(act =>
    stepEmail(act, bookingForEmail({ ...BOOKING, status: 'confirmada' }), SENT_AT, ORIGIN),
  ),
  quoteEmail: [quoteEmail(QUOTE, bookingForEmail({ ...BOOKING, status: 'confirmada' }), ORIGIN)],
  quoteAnswerEmail: (['si', 'no'] as const).map(answer =>
    quoteAnswerEmail({ ...QUOTE, answer }, bookingForEmail({ ...BOOKING, status: 'confirmada' }), ORIGIN),
  ),
  receiptEmail: [null, 2].map(corrects =>
    receiptEmail(
      bookingForEmail({ ...BOOKING, status: 'completada' }),
      { ...RECEIPT_PAPER, receipt: { ...RECEIPT, corrects } },
      { origin: ORIGIN, pdf: Buffer.from('%PDF-') },
    ),
  ),
  reportEmail: [
    reportEmail(
      {
        id: 5,
        kind: 'booking',
        answer: TYPED,
        createdAt: SENT_AT,
        reporterName: TYPED,
        reporterEmail: ADDRESS,
        subjectName: TYPED,
        visit: { date: '2026-11-09', start: '15:00' },
      },
      SENT_AT,
    ),
  ],
  resetEmail: [resetEmail({ ...ACCOUNT, token: 'abc' })],
  passwordChangedEmail: [passwordChangedEmail({ ...ACCOUNT, at: SENT_AT })],
  exportEmail: [exportEmail({ ...ACCOUNT, id: '1', expiresAt: SENT_AT }, ORIGIN)],
  deletionEmail: [deletionEmail({ ...ACCOUNT, uid: '1', requestedAt: SENT_AT }, ORIGIN)],
  secondStepEmail: [true, false].map(on => secondStepEmail({ ...ACCOUNT, on })),
}
/** Goes out before anybody confirmed: it has no names in either form. */
const WITHOUT_TYPED_TEXT = {
  confirmationEmail: confirmationEmail({ ...ACCOUNT, token: 'abc' }),
  addressChangedEmail: addressChangedEmail({ ...ACCOUNT, oldEmail: ADDRESS }),
  newAddressEmail: newAddressEmail({ ...ACCOUNT, token: 'abc', id: '1' }),
}

async function sent(email: Email, isConfirmed: boolean): Promise<DrawnEmail> {
  const emails: DrawnEmail[] = []
  const send = createEmailSender({
    sendMail: async drawn => void emails.push(drawn),
    photos: createFolderFiles('/nonexistent').photos,
    onPictureFailure() {},
    isConfirmedAddress: async address => isConfirmed && address === ADDRESS,
  })
  await send(email)
  const [drawn] = emails
  if (!drawn) throw new Error('not sent')
  return drawn
}

/** What a mail program shows, names of pictures included; unfolded, since calendar lines break anywhere. */
function shown({ images, ...email }: DrawnEmail): string {
  return JSON.stringify({ ...email, pictures: images.map(({ cid }) => cid) }).replaceAll('\\r\\n ', '')
}

/** Links of ours, which may name a technician or a city and carry the ready message for WhatsApp. */
const OWN_LINK = /https:\/\/(?:tecniya\.co|wa\.me)\/[^\s"\\]*/g

test.each(Object.entries(EMAILS))(
  '%s says what people typed to a confirmed address, as no link, and none of it to another',
  { tags: ['attack'] },
  async (_, emails) => {
    for (const email of emails) {
      const complete = shown(await sent(email, true))
      expect(complete).toContain(UNLINKED)
      expect(complete.replaceAll(OWN_LINK, '')).not.toContain(TYPED)
      const brief = await sent(email, false)
      expect(shown(brief)).not.toMatch(new RegExp(`${TYPED}|${UNLINKED}`))
      expect(brief.to).toEqual({ name: '', address: ADDRESS })
      expect(brief.images.map(({ cid }) => cid)).toEqual(['marca@tecniya.co', 'baldosa@tecniya.co'])
      expect(brief.messageId).toBe(email.messageId)
    }
  },
)

test('an e-mail about a visit tells day, hour and where to see it to any address', async () => {
  const booking = bookingForEmail({ ...BOOKING, status: 'confirmada' })
  const { subject, text, calendar } = await sent(bookingEmail('confirmada', booking, context), false)
  expect(subject).toBe('Confirmada: tu visita es hoy a las 11:00')
  expect(text).toContain('Hoy, lunes 16 de noviembre, 11:00 a 12:00')
  expect(text).toContain('Ver mi reserva: https://tecniya.co/mis-reservas')
  expect(calendar).toContain('SUMMARY:Visita de TecniYa')
  expect(calendar).toContain('DTSTART:20261116T160000Z')
})

test.each<[NotifiedBy<'email'>, string, string]>([
  ['requested', 'Nueva visita: hoy 11:00', 'Te pidieron una visita.'],
  ['unanswered', 'Esperan tu respuesta: hoy 11:00', 'Tu cliente sigue esperando que le digas si puedes ir.'],
  ['address-completed', 'Ya tienes la dirección: hoy 11:00', 'Tu cliente ya puso la dirección de la visita.'],
  [
    'client-withdrawn',
    'Cancelamos una visita: hoy 11:00',
    'La cuenta de tu cliente ya no está activa en TecniYa, así que cancelamos su visita.',
  ],
  ['confirmada', 'Confirmada: tu visita es hoy a las 11:00', 'El técnico confirmó tu visita.'],
  ['tomorrow', 'Recuerda: tu visita es hoy a las 11:00', 'Esta es la hora de tu visita.'],
  ['soon', 'Falta poco: tu visita es hoy a las 11:00', 'El técnico ya va a llegar.'],
  ['rate', '¿Cómo te fue con tu visita?', 'Cuéntanos cómo te fue: ayuda a otros a escoger.'],
  [
    'cancelada',
    'Se canceló tu visita de hoy a las 11:00; te ofrece otra hora',
    'El técnico no puede ir y canceló la visita. No te cuesta nada.',
  ],
  [
    'expired',
    'Se canceló tu solicitud de hoy a las 11:00',
    'El técnico no alcanzó a responder y tu solicitud se canceló sola. Lo sentimos: busca otro técnico y mira quién tiene horas libres.',
  ],
  [
    'technician-withdrawn',
    'Cancelamos tu visita de hoy a las 11:00',
    'El técnico dejó de atender en TecniYa, así que cancelamos la visita. No te cuesta nada.',
  ],
])('%s is told to any address', async (notification, subject, sentence) => {
  const booking = bookingForEmail({ ...BOOKING, status: statusFor(notification) })
  const email = await sent(bookingEmail(notification, booking, context), false)
  expect(email.subject).toBe(subject)
  expect(email.text).toContain(`\n\nHola:\n\n${sentence}\n\n`)
})

test('a cancellation names the published technician, the hour and who can go to any address', async () => {
  const technicianName = 'Yeimy Tatiana Rincón'
  const published = { ...BOOKING, technicianName, isTechnicianPublished: true, status: 'cancelada' } as const
  const booking = bookingForEmail({ ...published, cancelReason: 'tecnico', acceptsClient: true })
  const { subject, text } = await sent(
    bookingEmail('cancelada', booking, { ...context, options: RESCUE_OPTIONS }),
    false,
  )
  expect(subject).toBe('Yeimy no puede ir hoy a las 11:00; te ofrece otra hora')
  expect(text).toContain('Yeimy no puede ir y canceló la visita.')
  expect(text).toMatch(/Reservar hoy \d\d:00: https/)
  for (const { nombre } of RESCUE_OPTIONS) expect(text).toContain(nombre)
  expect(text).not.toMatch(new RegExp(`${TYPED}|${UNLINKED}`))
})

test('a reset e-mail has its link for any address', async () => {
  const email = resetEmail({ ...ACCOUNT, token: 'abc' })
  for (const isConfirmed of [true, false])
    expect((await sent(email, isConfirmed)).text).toContain(`${ORIGIN}/auth/reset?token=abc`)
})

test('every e-mail of the product is tried here', { tags: ['attack'] }, () => {
  const writers = globSync('app/*/notifications/*.server.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+Email)\(/gm)].map(([, writer]) => writer),
  )
  const tried = [...Object.keys(EMAILS), ...Object.keys(WITHOUT_TYPED_TEXT), 'accountEmail']
  expect(writers.toSorted()).toEqual(tried.toSorted())
})
