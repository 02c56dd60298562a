import { expect, test } from 'vitest'
import type { Consequences } from '#moderation/domain/moderation-act.ts'
import { confirmationText, consequenceLines } from '#moderation/wording/consequences.ts'
import { DELETE_CONFIRMATIONS } from '#moderation/wording/moderation.ts'

const visit = { key: 1, date: '2026-11-17', start: '09:00', status: 'confirmada', name: 'Ana' } as const
const consequences = (changes: Partial<Consequences> = {}): Consequences => ({
  act: 'block',
  kind: 'technician',
  uid: 'u',
  name: 'Carlos Andrés Rojas',
  email: 'carlos@correo.co',
  today: '2026-11-16',
  visits: { cancelled: true, count: 4, people: 4, withClients: true, first: [visit] },
  leavesCatalogue: true,
  endsSessions: false,
  emailTo: 'carlos@correo.co',
  ...changes,
})

test('what will happen is listed, the most serious first', () => {
  expect(consequenceLines(consequences()).map(({ title, detail }) => [title, detail])).toEqual([
    ['Se cancelan 4 visitas y se avisa a 4 clientes', 'La primera, mañana a las 09:00.'],
    ['Sale del catálogo de inmediato', 'Su página y sus fotos dejan de verse.'],
    ['Le llega un correo con el motivo', 'A carlos@correo.co'],
  ])
  const visits = { cancelled: true, count: 1, people: 1, withClients: false, first: [visit] }
  expect(
    consequenceLines(consequences({ kind: 'user', endsSessions: true, visits })).map(({ about }) => about),
  ).toEqual(['cancelled-visits', 'sessions', 'catalogue', 'email'])
  expect(consequenceLines(consequences({ visits }))[0]?.title).toBe(
    'Se cancela 1 visita y se avisa a 1 persona',
  )
})

test('Revisión says that the visits stay', () => {
  const visits = { ...consequences().visits, cancelled: false }
  const titles = consequenceLines(consequences({ act: 'review', visits })).map(({ title }) => title)
  expect(titles).toContain('Sus 4 visitas siguen en pie')
  expect(titles[0]).toBe('Sale del catálogo de inmediato')
})

test('the question names the person; deleting has the words of section 8', () => {
  expect(confirmationText(consequences())).toBe('¿Bloquear a Carlos Andrés Rojas?')
  expect(confirmationText(consequences({ act: 'review' }))).toBe('¿Enviar a revisión a Carlos Andrés Rojas?')
  expect(confirmationText(consequences({ act: 'delete', kind: 'user' }))).toBe(DELETE_CONFIRMATIONS.user)
})
