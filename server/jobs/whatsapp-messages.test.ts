// Walks the tables of notifications: what a row tells by WhatsApp has its message, within the limits of WhatsApp, and tells
// nobody more than the pages do. All of them stand in whatsapp-messages.txt, to be read.
import { expect, test } from 'vitest'
import type { Role } from '#accounts/domain/role.ts'
import { STILL_BY_EMAIL } from '#accounts/wording/whatsapp.ts'
import { pressedButton } from '#bookings/domain/chat-buttons.ts'
import { type BookingNotification, goesBy, NOTIFICATIONS, ruleOf } from '#bookings/domain/notifications.ts'
import { GUARANTEE_NOTIFICATIONS, GUARANTEE_RULES } from '#guarantee/domain/guarantee-acts.ts'
import type { Notification } from '#platform/domain/notification.ts'
import { BODY_MAX, SIGNED_LINK_PATH } from '#platform/domain/whatsapp.ts'
import { outgoingOf, rendered, withSignedLinks } from '#platform/whatsapp/outgoing.ts'
import { TEMPLATES, type Template, type TemplateName } from '#platform/whatsapp/templates.ts'
import { REVIEW_NOTIFICATIONS } from '#reviews/domain/review-notifications.ts'
import { WHATSAPP_TEXTS } from '#server/jobs/booking-notifications.ts'
import {
  allWhatsapp,
  bookingMessages,
  caseMessages,
  type NamedMessage,
  stepMessages,
  type WhatsappValues,
} from '#tests/support/people/all-whatsapp.ts'
import { linkedPath, linkTo } from '#visits/domain/visit-link.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { PROGRESS_RULES, type ProgressAct } from '#visits/domain/visit-progress.ts'

const VALUES: WhatsappValues = {
  technicianName: 'Carlos Andrés Rojas',
  clientName: 'María Eugenia Salazar',
  phone: '310 555 0188',
  street: 'Cra. 8 # 24–31, apto 302',
  barrio: 'Compartir',
  ciudad: 'Soacha',
  servicio: 'Fuga oculta',
  words: 'Gotea el lavaplatos por debajo y ya se mojó el mueble.',
  concepto: 'Tubo de PVC, 2 metros',
  price: 110_000,
  slug: 'carlos-andres-rojas',
}

/** As long as each may be stored, and hostile. */
const LONGEST: WhatsappValues = {
  technicianName: `${'Ñ'.repeat(60)} ${'Pérez'.repeat(12)}`,
  clientName: `*M\u202ea*${'r'.repeat(60)} ~E~${'u'.repeat(60)} ${'S'.repeat(60)}`,
  phone: '310 555 0188',
  street: `Cra. 8 # 24–31, ${'torre '.repeat(17)}`,
  barrio: 'B'.repeat(80),
  ciudad: 'C'.repeat(80),
  servicio: 'Destape de sanitario '.repeat(6),
  words: 'Línea uno\n\n\tpremios.com {{1}} `código`     '.repeat(30).slice(0, 1_000),
  concepto: 'x'.repeat(120),
  price: 100_000_000,
  slug: 'x'.repeat(120),
}

const KINDS = Object.keys(NOTIFICATIONS) as BookingNotification[]

test.each(KINDS)('%s has a message by WhatsApp if its row names it, and no other has', kind => {
  expect(kind in WHATSAPP_TEXTS).toBe(goesBy('whatsapp', kind))
  const told = bookingMessages(VALUES).filter(each => each.told.startsWith(`${kind},`))
  expect(new Set(told.map(({ to }) => to))).toEqual(new Set([ruleOf(kind).to]))
})

test.each(Object.keys(PROGRESS_RULES) as ProgressAct[])('%s is told by WhatsApp as its row says', act => {
  const told = stepMessages(VALUES).filter(each => each.told.split(',')[0] === act)
  expect(told.length > 0).toBe(PROGRESS_RULES[act].tells?.includes('whatsapp') ?? false)
})

test('each act of a guarantee case has its message for whomever it tells, with the amount where it is about money', () => {
  const told = caseMessages(VALUES)
  for (const [act, { tells }] of Object.entries(GUARANTEE_RULES))
    for (const reader of tells) expect(told.map(each => each.told)).toContain(`garantía, ${act}, a ${reader}`)
  for (const each of told) {
    expect(textOf(each)).toContain('*Garantía, caso 0418*')
    if (/offer-refund|send-refund|order-refund|settle-refund/.test(each.told))
      expect(textOf(each)).toContain('$\u00a0110.000')
  }
})

test.each([
  ['usual', VALUES],
  ['longest', LONGEST],
])('%s values keep the limits of WhatsApp in every message', (_, values) => {
  const all = allWhatsapp(values)
  for (const each of all) {
    const { template, buttons, file } = each.message
    const sent = outgoingOf(signed(each), false, 'https://tecniya.co')
    const words = sent.as === 'template' ? sent.words : []
    const asked = templateOf(template)
    const where = each.told
    expect({ where, count: words.length }).toEqual({ where, count: asked.words.length })
    expect({ where, count: buttons.length }).toEqual({ where, count: asked.buttons.length })
    expect({ where, isShort: textOf(each).length <= BODY_MAX }).toEqual({ where, isShort: true })
    for (const word of words)
      expect({ where, word }).toEqual({ where, word: expect.not.stringMatching(/^$|[\n\t]| {5}/) })
    expect({ where, header: file && (file.kind === 'image' ? 'IMAGE' : 'DOCUMENT') }).toEqual({
      where,
      header: asked.header,
    })
    for (const [index, button] of asked.buttons.entries()) {
      const value = buttons[index] ?? ''
      if (button.kind === 'reply')
        expect({ where, key: pressedButton(value)?.key }).toEqual({ where, key: 7 })
      else expect({ where, value }).toEqual({ where, value: expect.stringMatching(/^[\w?=&/#%.-]{1,300}$/) })
    }
  }
})

test('every template is used', () => {
  const told = allWhatsapp(VALUES).map(({ message }) => message.template)
  // Asked for on /perfil; answers in the chat (app/whatsapp/jobs/chat.test.ts); asked for by the technician (payments.test.ts).
  const used = new Set<TemplateName>([...told, 'prueba', 'no_puedes_ir', 'llegaste', 'pago_pendiente'])
  expect((Object.keys(TEMPLATES) as TemplateName[]).filter(name => !used.has(name))).toEqual([])
})

test('/perfil says what goes by e-mail too, as the tables do', () => {
  const tables: Record<string, Readonly<Record<string, Notification<unknown>>>> = {
    booking: NOTIFICATIONS,
    visit: VISIT_NOTIFICATIONS,
    guarantee: GUARANTEE_NOTIFICATIONS,
    review: REVIEW_NOTIFICATIONS,
  }
  const byBoth = Object.entries(tables).flatMap(([table, rows]) =>
    Object.entries(rows).flatMap(([kind, row]) => (row.alsoByEmail ? [`${table} ${kind}`] : [])),
  )
  const named: Readonly<Record<string, { text: string; to: readonly Role[] }>> = {
    'visit receipt': { text: 'el comprobante', to: ['cliente', 'admin'] },
    'guarantee act': { text: 'las decisiones de una garantía', to: ['cliente', 'tecnico', 'admin'] },
  }
  expect(byBoth).toEqual(Object.keys(named))
  expect(VISIT_NOTIFICATIONS.receipt.to).toBe('client')
  for (const role of ['cliente', 'tecnico', 'admin'] as const) {
    const texts = byBoth.flatMap(kind => (named[kind]?.to.includes(role) ? [named[kind].text] : []))
    expect(STILL_BY_EMAIL[role]).toContain(
      `Al correo siguen yendo ${texts.join(' y ')}, y todo lo que no te llegue`,
    )
  }
})

test('nobody reads the phone of the other, and a technician no street before accepting', () => {
  for (const values of [
    VALUES,
    { ...VALUES, barrio: 'Cra. 8 # 24–31', street: '' },
    { ...VALUES, street: 'Cra. 8 # 24–31, apto 302, Compartir, Soacha', barrio: '', ciudad: '' },
  ]) {
    for (const each of allWhatsapp(values)) {
      expect({ told: each.told, text: textOf(each) }).toEqual({
        told: each.told,
        text: expect.not.stringContaining('0188'),
      })
      if (each.to === 'technician' && /solicitada|cancelada/.test(each.told))
        expect({ told: each.told, text: textOf(each) }).toEqual({
          told: each.told,
          text: expect.not.stringContaining('24–31'),
        })
    }
  }
})

test('what everybody reads', async () => {
  const known = new Set<string>()
  const all = allWhatsapp(VALUES).filter(each => !known.has(textOf(each)) && known.add(textOf(each)))
  const pages = all.map(each => {
    const { template, buttons, file } = each.message
    const rows = templateOf(template).buttons.map((button, index) =>
      button.kind === 'reply'
        ? `  ↩ ${button.title}  (${buttons[index]})`
        : `  ↗ ${button.title}  (${button.path === SIGNED_LINK_PATH ? 'firmado: ' : `/${button.path}`}${buttons[index]})`,
    )
    const head = `── ${each.told} → ${each.to} · ${template}${file ? ` · ${file.kind}` : ''}`
    return [head, textOf(each), ...rows, ''].join('\n')
  })
  await expect(`${pages.join('\n')}`).toMatchFileSnapshot('./whatsapp-messages.txt')
})

/** As server/jobs/tasks.ts signs them, unless it is no page of a visit. */
function signed({ message }: NamedMessage) {
  return withSignedLinks(message, path => {
    const page = linkTo(path)
    // Signed it is led back to.
    expect(page && linkedPath(page)).toBe(path)
    return 'dDo3'
  })
}

const textOf = ({ message }: NamedMessage) => rendered(message)

const templateOf = (name: TemplateName): Template => TEMPLATES[name]
