import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BODY_MAX,
  BUTTON_TITLE_MAX,
  ROW_TEXT_MAX,
  ROW_TITLE_MAX,
  ROWS_MAX,
  type WhatsappFile,
  type WhatsappMessage,
} from '#platform/domain/whatsapp.ts'
import { linkPrefix, outgoingOf, outgoingOfAnswer, rendered, TEXT_MAX } from '#platform/whatsapp/outgoing.ts'
import { TEMPLATES, type Template, type TemplateName } from '#platform/whatsapp/templates.ts'

const ORIGIN = 'https://tecniya.co'
const LINKS_MAX = 2
const BUTTONS_MAX = 3
const PICTURE: WhatsappFile = {
  kind: 'image',
  name: 'carlos.jpg',
  type: 'image/jpeg',
  read: async () => Buffer.from('picture'),
}

const ON_THE_WAY: WhatsappMessage<TemplateName> = {
  template: 'en_camino',
  words: ['Carlos', '09:52'],
  buttons: ['compartir:412'],
  file: PICTURE,
}

describe.each(Object.entries<Template>(TEMPLATES))('the template %s', (name, template) => {
  const { body, words, buttons, header } = template

  test('counts its variables from one, each once, and begins and ends with a word', () => {
    const numbers = [...body.matchAll(/\{\{(.*?)\}\}/g)].map(([, number]) => Number(number))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(words.map((_, at) => at + 1))
    expect(body).not.toMatch(/^\s*\{\{|\}\}\s*$|\}\} ?\{\{/)
    expect(body).not.toMatch(/\n{3}|[\t\r]| {4}/)
    expect(name).toMatch(/^[a-z][a-z0-9_]{1,99}$/)
  })

  test('has buttons as the API takes them: replies first, two links at most, short titles', () => {
    const titles = buttons.map(({ title }) => title)
    const title = new RegExp(`^[^\\p{Extended_Pictographic}\\n]{1,${BUTTON_TITLE_MAX}}$`, 'u')
    for (const each of titles) expect(each).toMatch(title)
    expect(new Set(titles).size).toBe(titles.length)
    const kinds = buttons.map(({ kind }) => kind)
    expect(kinds).toEqual(kinds.toSorted().toReversed())
    expect(kinds.filter(kind => kind === 'link').length).toBeLessThanOrEqual(LINKS_MAX)
    expect(kinds.length).toBeLessThanOrEqual(BUTTONS_MAX)
    for (const button of buttons)
      if (button.kind === 'link') {
        const address = linkPrefix(button, ORIGIN) + button.example
        expect(new URL(address).href).toBe(address)
      }
  })

  test('is sent with its examples, inside of the 24 hours and outside', () => {
    const message: WhatsappMessage = {
      template: name,
      words,
      buttons: buttons.map(button => (button.kind === 'link' ? button.example : 'act:412')),
      file: header && { ...PICTURE, kind: header === 'IMAGE' ? 'image' : 'document' },
    }
    expect(outgoingOf(message, false, ORIGIN)).toMatchObject({ as: 'template', name, words })
    expect(rendered(message)).toBe(body.replace(/\{\{(\d+)\}\}/g, (_, at) => words[at - 1] ?? ''))
    expect(['free', 'template']).toContain(outgoingOf(message, true, ORIGIN).as)
  })
})

test('outside of the 24 hours a message is its template', () => {
  expect(outgoingOf(ON_THE_WAY, false, ORIGIN)).toEqual({
    as: 'template',
    name: 'en_camino',
    words: ['Carlos', '09:52'],
    buttons: [{ kind: 'reply', value: 'compartir:412' }],
    file: PICTURE,
  })
})

test('inside of them it is free text with the same words, file and buttons', () => {
  expect(outgoingOf(ON_THE_WAY, true, ORIGIN)).toEqual({
    as: 'free',
    text: '*Tu técnico Carlos va en camino* y llega hacia las *09:52*.\nPásale esto al portero.',
    replies: [{ id: 'compartir:412', title: 'Compartir mi visita' }],
    file: PICTURE,
  })
  expect(
    outgoingOf({ template: 'tecnico_llego', words: ['Carlos', '10:00'], buttons: ['dDo3'] }, true, ORIGIN),
  ).toMatchObject({
    as: 'free',
    link: { title: 'Ver visita', url: `${ORIGIN}/v/dDo3` },
  })
})

test.each([
  [
    'replies beside a link',
    { template: 'nueva_visita', words: Array(7).fill('x'), buttons: ['a:1', 'b:1', '412'] },
  ],
  ['two links', { template: 'visita_confirmada', words: Array(4).fill('x'), buttons: ['a', 'b'] }],
])('%s are a template always', (_, message) => {
  expect(outgoingOf(message, true, ORIGIN).as).toBe('template')
})

test.each([
  ['a word too few', { ...ON_THE_WAY, words: ['Carlos'] }],
  [
    'a page that is not signed',
    { template: 'tecnico_llego', words: ['Carlos', '10:00'], buttons: ['/mis-reservas/412'] },
  ],
  ['no button', { ...ON_THE_WAY, buttons: [] }],
  ['no file', { ...ON_THE_WAY, file: undefined }],
  ['another file', { ...ON_THE_WAY, file: { ...PICTURE, kind: 'document' as const } }],
  ['no template', { ...ON_THE_WAY, template: 'toString' }],
])('a message with %s is a mistake of ours', (_, message) => {
  expect(() => outgoingOf(message as WhatsappMessage, false, ORIGIN)).toThrow(/has|is no template/)
})

test('words have one line, no characters that disguise, and no links', { tags: ['attack'] }, () => {
  expect(rendered({ ...ON_THE_WAY, words: ['  Car\u202elos\n\n*x*\t', 'a     b'] })).toBe(
    '*Tu técnico Carlos ∗x∗ va en camino* y llega hacia las *a b*.\nPásale esto al portero.',
  )
  expect(rendered({ ...ON_THE_WAY, words: [' \u200b', '\0'] })).toContain(
    '*Tu técnico – va en camino* y llega hacia las *–*',
  )
  expect(rendered({ ...ON_THE_WAY, words: ['https://premios.com', '1'] })).not.toContain('premios.com')
})

test('the longest words are cut until the body fits', () => {
  const text = rendered({ ...ON_THE_WAY, words: ['Carlos', 'ñ'.repeat(3_000)] })
  expect(text).toHaveLength(BODY_MAX)
  expect(text).toMatch(
    /^\*Tu técnico Carlos va en camino\* y llega hacia las \*ñ+…\*\.\nPásale esto al portero\.$/,
  )
})

test('whatever people write, a message fits and its variables are what the API takes', () => {
  const word = fc.string({ unit: 'binary', maxLength: 2_000 })
  fc.assert(
    fc.property(fc.tuple(word, word), words => {
      const outgoing = outgoingOf({ ...ON_THE_WAY, words }, false, ORIGIN)
      if (outgoing.as !== 'template') return false
      expect(rendered({ ...ON_THE_WAY, words }).length).toBeLessThanOrEqual(BODY_MAX)
      for (const each of outgoing.words) {
        expect(each).not.toMatch(/[\n\t\r\u2028]| {4}|^$/)
        expect(each.isWellFormed()).toBe(true)
      }
      return true
    }),
    { numRuns: 200 },
  )
})

test('an answer is cut to what the API takes', () => {
  const long = 'María Eugenia de los Ángeles Salazar Restrepo '.repeat(200)
  const rows = Array.from({ length: 12 }, (_, at) => ({ id: `to:${at}`, title: long, text: long }))
  const answer = outgoingOfAnswer({ text: long, list: { button: long, rows }, visit: 412 }, 'wamid.1')
  expect(answer).not.toHaveProperty('visit')
  expect(answer.quotes).toBe('wamid.1')
  expect(answer.text.length).toBeLessThanOrEqual(BODY_MAX)
  expect(answer.list?.rows).toHaveLength(ROWS_MAX)
  expect(answer.list?.button.length).toBeLessThanOrEqual(BUTTON_TITLE_MAX)
  for (const { title, text } of answer.list?.rows ?? []) {
    expect(title.length).toBeLessThanOrEqual(ROW_TITLE_MAX)
    expect(text?.length).toBeLessThanOrEqual(ROW_TEXT_MAX)
  }
  expect(outgoingOfAnswer({ text: long }).text.length).toBeGreaterThan(TEXT_MAX - 10)
})
