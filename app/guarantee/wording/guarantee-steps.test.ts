import { expect, test } from 'vitest'
import type { GuaranteeEvent } from '#guarantee/domain/guarantee-dossier.ts'
import { meanwhileText, shownSteps } from '#guarantee/wording/guarantee-steps.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { guaranteeDossier } from '#tests/support/people/guarantee-dossier.ts'

/** The case of the picture. */
const NOW = new Date('2026-11-12T15:00:00Z')
const base = { actorName: '', text: '', amount: '', pesos: null, payment: null, photos: [] }
const OPENED: GuaranteeEvent = {
  ...base,
  id: 1,
  at: new Date('2026-11-10T23:20:00Z'),
  kind: 'open',
  by: 'client',
}
const ANSWERED: GuaranteeEvent = {
  ...base,
  id: 2,
  at: new Date('2026-11-11T12:45:00Z'),
  kind: 'offer-repeat',
  by: 'technician',
}
const DOSSIER = guaranteeDossier([OPENED, ANSWERED], {
  step: 'repeat-offered',
  turn: 'client',
  stepAt: ANSWERED.at,
  dueAt: new Date('2026-11-27T05:00:00Z'),
})

test('the client reads what happened, what happens now and what follows', () => {
  expect(
    shownSteps(DOSSIER, 'client', NOW).map(({ state, title, detail }) => [state, title, detail]),
  ).toEqual([
    ['done', 'Abriste el caso', '10 de noviembre, 18:20'],
    ['done', 'Carlos respondió', '11 de noviembre, 07:45 · Vuelve sin costo'],
    ['now', 'Escoges la hora', 'Hasta el 26 de noviembre'],
    ['next', 'Se repite la visita', 'Tú dices si quedó bien'],
    ['next', 'Caso cerrado', 'Queda guardado en tus reservas'],
  ])
})

test('whose turn it is depends on who reads', () => {
  expect(turnTexts(DOSSIER, 'client', NOW)).toEqual({
    isOwn: true,
    label: 'Te toca a ti',
    title: 'Escoge cuándo vuelve Carlos',
    text: 'Acepta repetir el trabajo sin costo. La hora que escojas queda confirmada. Tienes hasta el 26 de noviembre.',
  })
  expect(turnTexts(DOSSIER, 'technician', NOW)).toMatchObject({
    isOwn: false,
    label: 'Le toca a María Eugenia',
  })
})

test('whoever comes too late reads what happened', () => {
  expect(meanwhileText(DOSSIER, 'client')).toBe('El caso cambió. Carlos respondió: vuelve sin costo.')
  const decided = { ...ANSWERED, kind: 'order-refund', by: 'admin', actorName: 'Camila Duarte' } as const
  expect(meanwhileText({ ...DOSSIER, events: [OPENED, decided] }, 'admin')).toBe(
    'Camila ya decidió: que se devuelva el dinero.',
  )
})

test('a case that silence closed says that the legal guarantee stays', () => {
  const lapse = { ...ANSWERED, id: 3, kind: 'lapse', by: null, at: NOW } as const
  const dossier = {
    ...DOSSIER,
    step: 'closed',
    turn: null,
    outcome: 'withdrawn',
    closedAt: NOW,
    dueAt: null,
    events: [OPENED, ANSWERED, lapse],
  } as const
  expect(turnTexts(dossier, 'client', NOW)).toMatchObject({
    title: 'Se cerró porque no respondiste',
    text: 'Tu garantía legal no se pierde por eso. Puedes abrirlo de nuevo hasta el 12 de diciembre.',
  })
})
