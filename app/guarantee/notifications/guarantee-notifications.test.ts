import { expect, test } from 'vitest'
import { GUARANTEE_RULES, GUARANTEE_STEP_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type {
  GuaranteeDossier,
  GuaranteeEvent,
  GuaranteeReader,
} from '#guarantee/domain/guarantee-dossier.ts'
import { toldOf } from '#guarantee/domain/guarantee-state.ts'
import {
  guaranteeEmail,
  guaranteePushMessage,
  isStillCurrent,
} from '#guarantee/notifications/guarantee-notifications.server.ts'
import { drawn } from '#tests/support/people/emails.ts'
import { guaranteeDossier } from '#tests/support/people/guarantee-dossier.ts'

const NOW = new Date('2026-11-11T13:00:00Z')
const context = { origin: 'https://tecniya.co', now: NOW }

const event = (changes: Partial<GuaranteeEvent>): GuaranteeEvent => ({
  id: 1,
  at: NOW,
  kind: 'open',
  by: 'client',
  actorName: 'María Eugenia Salazar',
  text: '',
  amount: '',
  pesos: null,
  payment: null,
  photos: [],
  ...changes,
})

const carlos = { name: 'Carlos Andrés Rojas', email: 'carlos@correo.co' }

test('the technician is told what failed, what to do and until when', () => {
  const opening = event({ text: 'Gotea <otra vez>', photos: ['a', 'b'] })
  const notification = {
    dossier: guaranteeDossier([opening]),
    event: opening,
    reader: 'technician' as const,
    isReminder: false,
    recipient: carlos,
  }
  const email = drawn(guaranteeEmail(notification, context))
  expect(email.subject).toBe('María Eugenia usa la garantía de tu trabajo')
  expect(email.to.address).toBe('carlos@correo.co')
  for (const text of [
    '«Gotea <otra vez>»',
    'Con 2 fotos; están en el caso.',
    'Responde a María Eugenia. Prefiere que se repita el trabajo. Tienes hasta el 16 de noviembre; después decide el equipo de TecniYa.',
    'Visita: miércoles 4 de noviembre, 10:00',
    'Caso: 0418',
    'Responder el caso: https://tecniya.co/agenda/garantia/7',
  ])
    expect(email.text).toContain(text)
  expect(email.html).not.toContain('<otra vez>')
  expect(email.messageId).toBe('<garantia-1-technician@tecniya.co>')
})

test('the button says what to do; who decides reads both sides, and only the client reads the law', () => {
  const events = [
    event({ text: 'Gotea otra vez' }),
    event({ id: 2, kind: 'contest', by: 'technician', text: 'Es otra llave' }),
  ] as const
  const write = (step: GuaranteeDossier['step'], reader: GuaranteeReader) =>
    drawn(
      guaranteeEmail(
        {
          dossier: guaranteeDossier(events, { step }),
          event: events[1] ?? event({}),
          reader,
          isReminder: false,
          recipient: carlos,
        },
        context,
      ),
    ).text
  const decision = write('disputed', 'admin')
  expect(decision).toContain('María Eugenia: «Gotea otra vez»')
  expect(decision).toContain('Carlos: «Es otra llave»')
  expect(decision).toContain('Decidir el caso: https://tecniya.co/admin/')
  const offered = write('repeat-offered', 'client')
  expect(offered).toContain('Elegir una hora: https://tecniya.co/mis-reservas/7/garantia')
  expect(offered).not.toContain('Gotea otra vez')
  expect([decision, write('opened', 'technician'), offered].map(text => text.includes('Ley 1480'))).toEqual([
    false,
    false,
    true,
  ])
})

test('a push message says first names and nothing that somebody wrote', () => {
  const offer = event({ id: 2, kind: 'offer-repeat', by: 'technician', text: 'Voy el lunes' })
  const dossier = guaranteeDossier([event({}), offer], { step: 'repeat-offered', turn: 'client' })
  expect(guaranteePushMessage({ dossier, event: offer, reader: 'client', isReminder: false }, NOW)).toEqual({
    title: 'Carlos repite el trabajo sin costo',
    body: 'Escoge cuándo vuelve Carlos.',
    url: '/mis-reservas/7/garantia',
    tag: 'garantia-418',
  })
})

test('a notification of a case that moved on is not sent; messages always are', () => {
  const [opening, message, offer] = [
    event({}),
    event({ id: 2, kind: 'message', text: 'Hola' }),
    event({ id: 3, kind: 'offer-repeat', by: 'technician' }),
  ]
  const dossier = guaranteeDossier([opening, message, offer])
  const isSent = (each: GuaranteeEvent) =>
    isStillCurrent({ dossier, event: each, reader: 'client', isReminder: false })
  expect([opening, message, offer].map(isSent)).toEqual([false, true, true])
})

test('every act has an e-mail for each person whom it tells', () => {
  for (const kind of Object.keys(GUARANTEE_RULES) as GuaranteeAct[])
    for (const reader of ['client', 'technician', 'admin'] as const) {
      const told = event({ kind, by: 'technician', amount: '$ 90.000' })
      const to = GUARANTEE_RULES[kind].to ?? 'opened'
      const dossier = guaranteeDossier([told], {
        step: to,
        ...(to === 'closed' && { outcome: GUARANTEE_RULES[kind].outcome ?? 'withdrawn', closedAt: NOW }),
      })
      const { subject, text } = drawn(
        guaranteeEmail({ dossier, event: told, reader, isReminder: false, recipient: carlos }, context),
      )
      expect(subject.length).toBeGreaterThan(10)
      expect(text).not.toMatch(/undefined|null|\bhasta el [;.,]/)
    }
})

// biome-ignore format: it is read as a table.
const ABOUT_MONEY = [
  ['offer-refund', 'technician', 'refund-offered'],
  ['order-refund', 'admin', 'refund-offered'],
  ['send-refund', 'technician', 'refund-sent'],
  ['confirm-refund', 'client', 'closed'],
  ['deny-refund', 'client', 'disputed'],
  ['settle-refund', 'admin', 'closed'],
  ['escalate-refund', null, 'disputed'],
  ['presume-refunded', null, 'closed'],
  ['client-left-owed', null, 'refund-offered'],
] as const

test.each(ABOUT_MONEY)('%s: every subject has the amount and the number of the case', (kind, by, step) => {
  const told = event({ id: 2, kind, by, pesos: 144_000 })
  const isClosed = step === 'closed'
  const dossier = guaranteeDossier([event({}), told], {
    step,
    turn: GUARANTEE_STEP_RULES[step].turn,
    refundPesos: 144_000,
    ...(isClosed && { outcome: 'refunded', closedAt: NOW }),
  })
  const readers = toldOf(kind, by, dossier)
  expect(readers).not.toEqual([])
  for (const reader of readers)
    for (const isReminder of [false, reader === dossier.turn]) {
      const { subject, text } = drawn(
        guaranteeEmail({ dossier, event: told, reader, isReminder, recipient: carlos }, context),
      )
      expect(subject).toMatch(/\$\s144\.000/)
      expect(subject).toContain('0418')
      expect(text).toMatch(/Devolución: \$\s144\.000/)
      expect(text).toContain('Caso: 0418')
    }
})
