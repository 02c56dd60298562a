// What Meta refuses when a template is registered, and what the Cloud API refuses when it is sent.
import { expect, test } from 'vitest'
import { BODY_MAX, BUTTON_TITLE_MAX } from '#platform/domain/whatsapp.ts'
import { renderedText, shortened, templateMessage, templateOf } from '#platform/whatsapp/template-message.ts'
import { TEMPLATES, type TemplateName } from '#platform/whatsapp/templates.ts'

const NAMES = Object.keys(TEMPLATES) as TemplateName[]
const VARIABLE = /\{\{(\d+)\}\}/g
const EMOJI = /\p{Extended_Pictographic}/u
const HIDDEN_WORDS = /[{}*«»:.,;¿?¡!·]/g

test.each(NAMES)('%s can be registered', name => {
  const { body, words, buttons } = templateOf(name)
  const places = [...body.matchAll(VARIABLE)].map(([, place]) => Number(place))
  expect(name).toMatch(/^[a-z0-9_]{1,60}$/)
  // In order, each once, each with its example.
  expect(places).toEqual(words.map((_, index) => index + 1))
  const fixed = body.replaceAll(VARIABLE, ' {} ').split(/\s+/)
  const plain = fixed.map(word => (word.includes('{}') ? '{}' : word.replaceAll(HIDDEN_WORDS, '')))
  const spoken = plain.filter(word => word !== '')
  expect(spoken[0]).not.toBe('{}')
  expect(spoken.at(-1)).not.toBe('{}')
  expect(spoken.filter(word => word !== '{}').length).toBeGreaterThan(2 * places.length)
  // Beside each other in a line.
  expect(body).not.toMatch(/\}\}[ *]*\{\{/)
  expect(body).not.toMatch(/\n{3}|\t| {2}/)
  expect(body).not.toMatch(EMOJI)
  expect(renderedText(name, words).length).toBeLessThanOrEqual(BODY_MAX)
  for (const word of words) expect(word).not.toMatch(/\n|\t| {5}|^$/)
  const kinds = buttons.map(({ kind }) => kind)
  expect(kinds).toEqual(kinds.toSorted().toReversed())
  expect(kinds.length).toBeLessThanOrEqual(3)
  expect(kinds.filter(kind => kind === 'link').length).toBeLessThanOrEqual(2)
  for (const { title } of buttons) {
    expect(title.length).toBeLessThanOrEqual(BUTTON_TITLE_MAX)
    expect(title).not.toMatch(EMOJI)
  }
  for (const button of buttons)
    if (button.kind === 'link') expect(button.path + button.example).toMatch(/^[a-z-]+\/[\w?=&/#-]+$/)
})

test('what people typed cannot break a message', () => {
  const message = templateMessage('mensaje_de_tecnico', {
    words: ['*Car\u202elos*\n', 'Uno\n\n\ndos\ttres     cuatro, premios.com, $\u00a028.000 ~`'],
    buttons: [],
  })
  expect(message.words).toEqual(['∗Carlos∗', 'Uno dos tres cuatro, premios.\u2060com, $\u00a028.000 ∼’'])
  expect(
    templateMessage('calificar', { words: ['\u200b'], buttons: ['/mis-reservas/7#califica'] }),
  ).toMatchObject({
    words: ['–'],
    buttons: ['7#califica'],
  })
  expect(() => templateMessage('calificar', { words: ['Carlos'], buttons: ['/agenda/7'] })).toThrow(
    '/agenda/7',
  )
})

test('the longest words give way to the limit', () => {
  const message = templateMessage('mensaje_de_tecnico', { words: ['Carlos', 'á'.repeat(2_000)], buttons: [] })
  const text = renderedText('mensaje_de_tecnico', message.words)
  expect(text).toHaveLength(BODY_MAX)
  expect(text).toContain('á…\n\nContesta aquí y le llega.')
  expect(shortened('  Gotea  ', 5)).toBe('Gotea')
  expect(shortened('Gotea mucho', 6)).toBe('Gotea…')
  expect(shortened('Gotea mucho', 5)).toBe('Gotea…')
})
