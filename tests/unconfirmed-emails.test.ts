// D70. A stranger can register somebody else's address: what goes there tells first names, day, hour, trade and amounts, and
// nothing else about anybody.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  addressChangedEmail,
  confirmationEmail,
  newAddressEmail,
  resetEmail,
} from '#accounts/notifications/account-emails.server.ts'
import type { NotifiedBy } from '#bookings/domain/notifications.ts'
import { alertConfirmationEmail } from '#demand/notifications/search-alert-messages.server.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import type { Email, Mailbox } from '#platform/mail/email-layout.server.ts'
import { createEmailSender } from '#platform/mail/email-sender.server.ts'
import type { DrawnEmail } from '#platform/mail/mail.server.ts'
import { allEmails, bookingEmailOf, type EmailValues } from '#tests/support/people/all-emails.ts'
import { ORIGIN } from '#tests/support/people/emails.ts'

const ADDRESS = 'duena@correo.co'
const CONFIRMATION_LINK = `${ORIGIN}/auth/confirmar?token=a.b.c`

/** Words that stand nowhere else. */
const VALUES: EmailValues = {
  email: ADDRESS,
  technicianName: 'Wilmer Zapatazqx Quirogazqx',
  clientName: 'Nohora Zuluagazqx Ricaurtezqx',
  technicianSlug: 'wilmer-zapatazqx',
  phone: '310 555 0188',
  address: 'Avenida Marcada # 87-21',
  servicio: 'Destape de sifón',
  words: 'Palabrazqx',
  amount: '$ 90.000',
  ciudad: 'Bogotá',
  fotoURL: '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/fotozqx',
  photoId: 'fotozqx-1',
}
const HIDDEN = /\w+zqx|Marcada|87-21|310\D?555\D?0188|VCALENDAR|\.\u2060?(?:ics|pdf)/gi
const TOLD = ['Wilmer', 'Nohora', '11:00', VALUES.servicio, '65.000', '19.000', '90.000']

/** A text that a stranger would like to send under our name, and as it is sent to those who know us. */
const TYPED = 'compra-en-otro-sitio.example'
const UNLINKED = 'compra-en-otro-sitio.\u2060example'
const HOSTILE: EmailValues = {
  ...VALUES,
  technicianName: TYPED,
  clientName: TYPED,
  technicianSlug: TYPED,
  phone: `300 ${TYPED}`,
  address: TYPED,
  words: TYPED,
  amount: TYPED,
  ciudad: TYPED,
  fotoURL: `/image/${TYPED}`,
  photoId: TYPED,
}

/** They ask nobody to confirm. */
const ABOUT_ACCOUNT = [
  'resetEmail',
  'passwordChangedEmail',
  'exportEmail',
  'deletionEmail',
  'secondStepEmail',
  // To whoever asked for it, who may have no account.
  'alertEmail',
]
const WANTED = { trade: 'Plomería', city: 'Bogotá', area: 'Suba' } as const
/** Those that go out before anybody confirmed have no names at all. */
const NAMELESS: Record<string, Email> = {
  confirmationEmail: confirmationEmail({ email: ADDRESS, origin: ORIGIN, token: 'abc' }),
  addressChangedEmail: addressChangedEmail({ oldEmail: ADDRESS, origin: ORIGIN }),
  alertConfirmationEmail: alertConfirmationEmail(
    { id: '1', email: ADDRESS, token: 'abc', wanted: WANTED },
    ORIGIN,
  ),
  newAddressEmail: newAddressEmail({ email: ADDRESS, origin: ORIGIN, token: 'abc', id: '1' }),
}

/** Drawn once: a sender keeps its drawings. */
function sendingTo(mailbox: Mailbox) {
  const emails: DrawnEmail[] = []
  /** Of whom an e-mail had a face. */
  const readPhotos: string[] = []
  const photos = {
    get: async (key: string) => {
      readPhotos.push(key)
      return null
    },
  } as unknown as FileStore
  const send = createEmailSender({
    sendMail: async drawn => void emails.push(drawn),
    photos,
    onPictureFailure() {},
    findMailbox: async address =>
      address === ADDRESS ? mailbox : { isConfirmed: false, confirmationLink: CONFIRMATION_LINK },
  })
  return { send, emails, readPhotos }
}

const confirmed = sendingTo({ isConfirmed: true })
const unconfirmed = sendingTo({ isConfirmed: false, confirmationLink: CONFIRMATION_LINK })

async function sent(email: Email, isConfirmed: boolean): Promise<DrawnEmail> {
  const { send, emails } = isConfirmed ? confirmed : unconfirmed
  await send(email)
  const [drawn] = emails.splice(0)
  if (!drawn) throw new Error('not sent')
  return drawn
}

/** All that is sent, names of pictures and attachments included; unfolded, since calendar lines break anywhere. */
function shown({ images, ...email }: DrawnEmail): string {
  return JSON.stringify({ ...email, pictures: images.map(({ cid }) => cid) }).replaceAll('\\r\\n ', '')
}

const hiddenIn = (email: DrawnEmail) => [...shown(email).matchAll(HIDDEN)].map(([word]) => word.toLowerCase())
const toldIn = ({ subject, text }: DrawnEmail) => TOLD.filter(fact => `${subject}\n${text}`.includes(fact))

test.each(Object.entries(allEmails(VALUES)))(
  '%s tells an unconfirmed address what may be told, and none of the rest',
  { tags: ['attack'] },
  async (writer, emails) => {
    for (const email of emails) {
      const complete = await sent(email, true)
      const brief = await sent(email, false)
      expect(hiddenIn(brief)).toEqual([])
      expect(unconfirmed.readPhotos).toEqual([])
      expect([brief.calendar, brief.pdf]).toEqual([undefined, undefined])
      expect(toldIn(brief)).toEqual(toldIn(complete))
      expect(VALUES.clientName + VALUES.technicianName).toContain(brief.to.name)
      expect(brief.to.name).not.toBe('')
      expect(brief.text).toContain(`Hola, ${brief.to.name}:`)
      expect(brief.messageId).toBe(email.messageId)
      const asks = ABOUT_ACCOUNT.includes(writer) ? [] : [CONFIRMATION_LINK]
      expect(brief.text.match(/(?<=Confirma tu correo.*\n)http\S+/g) ?? []).toEqual(asks)
      expect(brief.html.includes(`href="${CONFIRMATION_LINK}"`)).toBe(asks.length > 0)
      expect(complete.text).not.toContain('Confirma tu correo')
    }
  },
)

test('what is left out of one is in the other', async () => {
  const found = new Set<string>()
  for (const email of Object.values(allEmails(VALUES)).flat()) {
    const complete = await sent(email, true)
    for (const word of hiddenIn(complete)) found.add(word)
  }
  for (const photo of confirmed.readPhotos) found.add(photo.replace(/.*\//, ''))
  for (const word of [
    'zapatazqx',
    'ricaurtezqx',
    'palabrazqx',
    'marcada',
    '87-21',
    '3105550188',
    '.\u2060ics',
    '.\u2060pdf',
  ])
    expect(found).toContain(word)
  expect([...found].join()).toContain('fotozqx')
})

/** Links of ours, which may name a technician or a city and carry the ready message for WhatsApp. */
const OWN_LINK = /https:\/\/(?:tecniya\.co|wa\.me)\/[^\s"\\]*/g

test.each(Object.entries(allEmails(HOSTILE)))(
  '%s carries no web address under a name: as no link to a confirmed address, not at all to another',
  { tags: ['attack'] },
  async (_, emails) => {
    for (const email of emails) {
      const complete = shown(await sent(email, true))
      expect(complete).toContain(UNLINKED)
      expect(complete.replaceAll(OWN_LINK, '')).not.toContain(TYPED)
      const brief = await sent(email, false)
      expect(shown(brief)).not.toMatch(new RegExp(`${TYPED}|${UNLINKED}`))
      expect(brief.to).toEqual({ name: '', address: ADDRESS })
      expect(brief.text).toContain('Hola:')
    }
  },
)

test.each(Object.entries(NAMELESS))('%s is the same for any address', async (_, email) => {
  expect(shown(await sent(email, false))).toBe(shown(await sent(email, true)))
})

const VISIT_FACTS = `Servicio: Destape de sifón\nPlomería\nPrecio: desde $\u00a065.000\n\n`

test.each<[NotifiedBy<'email'>, string, string]>([
  [
    'requested',
    'Nueva visita: Nohora, hoy 11:00',
    `contigo. Es la primera que te pide; en TecniYa lleva 2 completadas.\n\n${VISIT_FACTS}`,
  ],
  ['booked', 'Visita confirmada: Nohora, hoy 11:00', `\n\n${VISIT_FACTS}`],
  ['unanswered', 'Nohora espera tu respuesta: hoy 11:00', `\n\n${VISIT_FACTS}`],
  [
    'address-completed',
    'Nohora completó la dirección: hoy 11:00',
    `Nohora ya puso la dirección de la visita.\n\n${VISIT_FACTS}`,
  ],
  ['offer-taken', 'Confirmada: Nohora, hoy 11:00', `\n\n${VISIT_FACTS}`],
  ['replaced', 'Nohora reservó con otra persona: hoy 11:00', 'Retiramos su solicitud'],
  ['client-withdrawn', 'Cancelamos la visita de Nohora: hoy 11:00', 'La cuenta de Nohora ya no está activa'],
  [
    'cannot-receive',
    'Nohora no puede recibirte: hoy 11:00',
    'Nohora avisó que no puede recibir la visita.\n',
  ],
  ['can-receive', 'Nohora sí puede recibirte: hoy 11:00', 'Nohora quitó el aviso'],
  ['confirmada', 'Confirmada: Wilmer va hoy a las 11:00', `Wilmer confirmó tu visita.\n\n${VISIT_FACTS}`],
  ['tomorrow', 'Recuerda: Wilmer va hoy a las 11:00', `Wilmer te visita hoy a las 11:00.\n\n${VISIT_FACTS}`],
  [
    'soon',
    'Falta poco: tu visita con Wilmer es hoy a las 11:00',
    `Tu visita con Wilmer es hoy a las 11:00.\n\n${VISIT_FACTS}`,
  ],
  [
    'rate',
    '¿Cómo te fue con Wilmer?',
    `Tu visita con Wilmer era hoy. Cuéntanos cómo te fue: ayuda a otros a escoger.\n\n${VISIT_FACTS}`,
  ],
  [
    'overdue',
    'Wilmer no ha respondido; tres técnicos pueden ir hoy',
    'Reservar con Wilmer, hoy 10:00: https',
  ],
  [
    'cancelada',
    'Wilmer no puede ir hoy a las 11:00; te ofrece otra hora',
    'Wilmer no puede ir y canceló la visita. No te cuesta nada.\n\nDestape de sifón\n\n',
  ],
  [
    'expired',
    'Wilmer no alcanzó a responder; tres técnicos pueden ir hoy',
    'Wilmer · 4.7 (13 reseñas) · desde $\u00a080.000\n',
  ],
  [
    'technician-withdrawn',
    'Cancelamos tu visita de hoy a las 11:00; tres técnicos pueden ir hoy',
    'Wilmer dejó de atender en TecniYa',
  ],
])('%s as an unconfirmed address gets it', async (notification, subject, words) => {
  const email = await sent(bookingEmailOf(notification, VALUES), false)
  expect(email.subject).toBe(subject)
  expect(email.text).toContain(words)
  expect(email.text).toMatch(/11:00 (a 12:00|\((cancelada|sin respuesta)\))\n\nHola, (Wilmer|Nohora):\n/)
  expect(email.text).not.toContain('Dirección')
})

test('an address that was not given is asked for, and one that may not be told is not', async () => {
  const incomplete = { ...VALUES, address: 'Suba' }
  const asked = await sent(bookingEmailOf('confirmada', incomplete), false)
  const complete = await sent(bookingEmailOf('confirmada', VALUES), false)
  expect(asked.text).toContain('Faltan la calle y el número.')
  expect(complete.text).not.toContain('Faltan')
  const missing = await sent(bookingEmailOf('requested', { ...VALUES, address: '' }), false)
  expect(missing.text).toContain('Dirección: Por confirmar')
})

test('a reset e-mail has its link for any address', async () => {
  const email = resetEmail({ name: 'Ana', email: ADDRESS, origin: ORIGIN, token: 'abc' })
  for (const isConfirmed of [true, false])
    expect((await sent(email, isConfirmed)).text).toContain(`${ORIGIN}/auth/reset?token=abc`)
})

test('every e-mail of the product is tried here', { tags: ['attack'] }, () => {
  const writers = globSync('app/*/notifications/*.server.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+Email)\(/gm)].map(([, writer]) => writer),
  )
  const tried = [...Object.keys(allEmails(VALUES)), ...Object.keys(NAMELESS), 'accountEmail']
  expect(writers.toSorted()).toEqual(tried.toSorted())
})
