// A stranger can register somebody else's address. What goes there must not carry a text that the stranger chose: a name
// with a web address in it would be free advertising.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  confirmationLetter,
  emailChangedLetter,
  emailChangeLetter,
  passwordChangedLetter,
  resetLetter,
  secondStepLetter,
} from '#accounts/notifications/account-letters.server.ts'
import type { BookingNotice } from '#bookings/domain/booking.ts'
import { bookingLetter } from '#bookings/notifications/booking-letters.server.ts'
import { GUARANTEE_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeEvent, GuaranteeFile } from '#guarantee/domain/guarantee-file.ts'
import { guaranteeLetter } from '#guarantee/notifications/guarantee-notices.server.ts'
import type { ModerationNotice } from '#moderation/domain/moderation-act.ts'
import { moderationLetter } from '#moderation/notifications/moderation-letters.server.ts'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import type { Letter } from '#platform/mail/letter-layout.server.ts'
import { createLetterSender } from '#platform/mail/letter-sender.server.ts'
import type { DrawnLetter } from '#platform/mail/mail.server.ts'
import { reportLetter } from '#reports/notifications/report-letters.server.ts'
import type { ReplyNotice } from '#reviews/domain/review-reply.ts'
import { replyLetter } from '#reviews/notifications/reply-letters.server.ts'
import { deletionLetter, exportLetter } from '#rights/notifications/rights-letters.server.ts'
import { bookingForLetter, ORIGIN, RESCUE_OPTIONS, SENT_AT } from '#tests/support/people/letters.ts'
import type { CheckNotice } from '#verification/domain/check-decisions.ts'
import { checkLetter } from '#verification/notifications/check-letters.server.ts'

const TYPED = 'compra-en-otro-sitio.example'
const ADDRESS = 'duena@correo.co'
const context = { origin: ORIGIN, now: SENT_AT }

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
  servicio: TYPED,
  cancelNote: TYPED,
  offeredHours: [new Date(SENT_AT.getTime() + 3_600_000)],
}
const OPTIONS = RESCUE_OPTIONS.map(option => ({
  ...option,
  nombre: TYPED,
  barrio: TYPED,
  ciudad: TYPED,
  fotoURL: TYPED,
}))
const BOOKING_NOTICES: Record<BookingNotice, 'solicitada' | 'confirmada' | 'cancelada' | 'completada'> = {
  requested: 'solicitada',
  unanswered: 'solicitada',
  'address-completed': 'confirmada',
  confirmada: 'confirmada',
  tomorrow: 'confirmada',
  soon: 'confirmada',
  rate: 'completada',
  cancelada: 'cancelada',
  expired: 'cancelada',
  'technician-withdrawn': 'cancelada',
  'client-withdrawn': 'cancelada',
}
const MODERATION_NOTICES: Record<ModerationNotice, true> = {
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
const CHECK_NOTICES: Record<CheckNotice, true> = {
  accepted: true,
  returned: true,
  requested: true,
  expiring: true,
  expired: true,
}
const REPLY_NOTICES: Record<ReplyNotice, true> = { approved: true, rejected: true, answered: true }
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

function guaranteeFile(event: GuaranteeEvent): GuaranteeFile {
  return {
    id: 418,
    reservaKey: 7,
    technicianId: 't',
    clientId: 'c',
    wish: 'repeat',
    step: 'opened',
    turn: 'technician',
    stepAt: SENT_AT,
    dueAt: SENT_AT,
    repeatKey: null,
    outcome: null,
    openedAt: SENT_AT,
    closedAt: null,
    technicianName: TYPED,
    technicianFotoURL: TYPED,
    clientName: TYPED,
    visit: { date: '2026-11-04', start: '10:00', servicio: TYPED },
    repeat: null,
    events: [event],
  }
}

function guaranteeLetters(kind: GuaranteeAct): Letter[] {
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
    guaranteeLetter({ file: guaranteeFile(event), event, reader, recipient }, context),
  )
}

const ACCOUNT = { name: TYPED, email: ADDRESS, origin: ORIGIN }

/** All letters of the product, by the function that writes them. */
const LETTERS: Record<string, readonly Letter[]> = {
  bookingLetter: keysOf(BOOKING_NOTICES).flatMap(notice =>
    [60_000, 0].map(precio =>
      bookingLetter(notice, bookingForLetter({ ...BOOKING, status: BOOKING_NOTICES[notice], precio }), {
        ...context,
        options: OPTIONS,
      }),
    ),
  ),
  checkLetter: keysOf(CHECK_NOTICES).flatMap(notice =>
    [null, 'admin'].map(admin =>
      checkLetter(
        {
          check: 3,
          notice,
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
  guaranteeLetter: keysOf(GUARANTEE_RULES).flatMap(guaranteeLetters),
  moderationLetter: keysOf(MODERATION_NOTICES).map(notice =>
    moderationLetter({ line: 1, notice, name: TYPED, email: ADDRESS, cancelled: 2, reason: TYPED }, ORIGIN),
  ),
  replyLetter: keysOf(REPLY_NOTICES).map(notice =>
    replyLetter(
      notice,
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
  reportLetter: [
    reportLetter(
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
  resetLetter: [resetLetter({ ...ACCOUNT, token: 'abc' })],
  passwordChangedLetter: [passwordChangedLetter({ ...ACCOUNT, at: SENT_AT })],
  exportLetter: [exportLetter({ ...ACCOUNT, id: '1', expiresAt: SENT_AT }, ORIGIN)],
  deletionLetter: [deletionLetter({ ...ACCOUNT, uid: '1', requestedAt: SENT_AT }, ORIGIN)],
  secondStepLetter: [true, false].map(on => secondStepLetter({ ...ACCOUNT, on })),
}
/** Goes out before anybody confirmed: it has no names in either form. */
const WITHOUT_TYPED_TEXT = {
  confirmationLetter: confirmationLetter({ ...ACCOUNT, token: 'abc' }),
  emailChangedLetter: emailChangedLetter({ ...ACCOUNT, oldEmail: ADDRESS }),
  emailChangeLetter: emailChangeLetter({ ...ACCOUNT, token: 'abc', id: '1' }),
}

async function sent(letter: Letter, isConfirmed: boolean): Promise<DrawnLetter> {
  const letters: DrawnLetter[] = []
  const send = createLetterSender({
    sendMail: async drawn => void letters.push(drawn),
    photos: createFolderFiles('/nonexistent').photos,
    onPictureFailure() {},
    isConfirmedAddress: async address => isConfirmed && address === ADDRESS,
  })
  await send(letter)
  const [drawn] = letters
  if (!drawn) throw new Error('not sent')
  return drawn
}

/** What a mail program shows, names of pictures included; unfolded, since calendar lines break anywhere. */
function shown({ images, ...letter }: DrawnLetter): string {
  return JSON.stringify({ ...letter, pictures: images.map(({ cid }) => cid) }).replaceAll('\\r\\n ', '')
}

test.each(Object.entries(LETTERS))(
  '%s says what people typed to a confirmed address, and none of it to another',
  { tags: ['attack'] },
  async (_, letters) => {
    for (const letter of letters) {
      expect(shown(await sent(letter, true))).toContain(TYPED)
      const plain = await sent(letter, false)
      expect(shown(plain)).not.toContain(TYPED)
      expect(plain.to).toEqual({ name: '', address: ADDRESS })
      expect(plain.images.map(({ cid }) => cid)).toEqual(['marca@tecniya.co', 'baldosa@tecniya.co'])
      expect(plain.messageId).toBe(letter.messageId)
    }
  },
)

test('a letter about a visit tells day, hour and where to see it to any address', async () => {
  const booking = bookingForLetter({ ...BOOKING, status: 'confirmada' })
  const { subject, text, calendar } = await sent(bookingLetter('confirmada', booking, context), false)
  expect(subject).toBe('Confirmada: tu visita es hoy a las 11:00')
  expect(text).toContain('Hoy, lunes 16 de noviembre, 11:00 a 12:00')
  expect(text).toContain('Ver mi reserva: https://tecniya.co/mis-reservas')
  expect(calendar).toContain('SUMMARY:Visita de TecniYa')
  expect(calendar).toContain('DTSTART:20261116T160000Z')
})

const NO_COST = 'No te cuesta nada. En «Mis reservas» ves qué más puedes hacer.'

test.each<[BookingNotice, string, string]>([
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
    'Se canceló tu visita de hoy a las 11:00',
    `El técnico no puede ir y canceló la visita. ${NO_COST}`,
  ],
  [
    'expired',
    'Se canceló tu solicitud de hoy a las 11:00',
    `El técnico no alcanzó a responder y tu solicitud se canceló sola. ${NO_COST}`,
  ],
  [
    'technician-withdrawn',
    'Cancelamos tu visita de hoy a las 11:00',
    `El técnico dejó de atender en TecniYa, así que cancelamos la visita. ${NO_COST}`,
  ],
])('%s is told to any address', async (notice, subject, sentence) => {
  const booking = bookingForLetter({ ...BOOKING, status: BOOKING_NOTICES[notice] })
  const letter = await sent(bookingLetter(notice, booking, { ...context, options: OPTIONS }), false)
  expect(letter.subject).toBe(subject)
  expect(letter.text).toContain(`\n\nHola:\n\n${sentence}\n\n`)
})

test('a reset letter has its link for any address', async () => {
  const letter = resetLetter({ ...ACCOUNT, token: 'abc' })
  for (const isConfirmed of [true, false])
    expect((await sent(letter, isConfirmed)).text).toContain(`${ORIGIN}/auth/reset?token=abc`)
})

test('every letter of the product is tried here', { tags: ['attack'] }, () => {
  const writers = globSync('app/*/notifications/*.server.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+Letter)\(/gm)].map(([, writer]) => writer),
  )
  const tried = [...Object.keys(LETTERS), ...Object.keys(WITHOUT_TYPED_TEXT), 'accountLetter']
  expect(writers.toSorted()).toEqual(tried.toSorted())
})
