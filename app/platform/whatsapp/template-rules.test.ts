// What Meta refuses when a template is registered, beyond what outgoing.test.ts asks of each.
import { expect, test } from 'vitest'
import { BODY_MAX } from '#platform/domain/whatsapp.ts'
import { rendered } from '#platform/whatsapp/outgoing.ts'
import { shortened, templateMessage } from '#platform/whatsapp/template-message.ts'
import { TEMPLATES, type Template, type TemplateName } from '#platform/whatsapp/templates.ts'

const NAMES = Object.keys(TEMPLATES) as TemplateName[]
const VARIABLE = /\{\{(\d+)\}\}/g
const SIGNS = /[{}*«»:.,;¿?¡!·]/g

test.each(NAMES)('%s begins and ends with words, and has more of them than twice its variables', name => {
  const { body }: Template = TEMPLATES[name]
  const count = [...body.matchAll(VARIABLE)].length
  const parts = body.replaceAll(VARIABLE, ' {} ').split(/\s+/)
  const spoken = parts.map(part => (part.includes('{}') ? '{}' : part.replaceAll(SIGNS, ''))).filter(Boolean)
  expect(spoken[0]).not.toBe('{}')
  expect(spoken.at(-1)).not.toBe('{}')
  expect(spoken.filter(word => word !== '{}').length).toBeGreaterThan(2 * count)
  // Beside each other in a line.
  expect(body).not.toMatch(/\}\}[ *]*\{\{/)
  expect(body).not.toMatch(/ {2}|\p{Extended_Pictographic}/u)
})

test('what people typed cannot break a message', () => {
  const message = templateMessage('mensaje_de_tecnico', {
    words: ['*Car\u202elos*\n', 'Uno\n\n\ndos\ttres     cuatro, premios.com, $\u00a028.000 ~`'],
    buttons: [],
  })
  expect(rendered(message)).toBe(
    '*Mensaje de ∗Carlos∗ · tu técnico*\nUno dos tres cuatro, premios.\u2060com, $\u00a028.000 ∼’\n\nContesta aquí y le llega.',
  )
  expect(
    rendered(templateMessage('calificar', { words: ['\u200b'], buttons: ['/mis-reservas/7'] })),
  ).toContain('¿Cómo te fue con –?')
})

test('the longest words give way to the limit', () => {
  const text = rendered(
    templateMessage('mensaje_de_tecnico', { words: ['Carlos', 'á'.repeat(2_000)], buttons: [] }),
  )
  expect(text).toHaveLength(BODY_MAX)
  expect(text).toContain('á…\n\nContesta aquí y le llega.')
  expect(shortened('  Gotea  ', 5)).toBe('Gotea')
  expect(shortened('Gotea mucho', 6)).toBe('Gotea…')
})

test('a link is given as the whole path', () => {
  const { buttons } = templateMessage('resena_publicada', {
    words: ['Carlos'],
    buttons: ['/tecnicos/carlos'],
  })
  expect(buttons).toEqual(['carlos'])
  expect(() => templateMessage('resena_publicada', { words: ['Carlos'], buttons: ['/agenda/7'] })).toThrow(
    '/agenda/7',
  )
})
