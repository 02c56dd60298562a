import { expect, test } from 'vitest'
import {
  NO_SUGGESTIONS,
  type PlaceSuggestion,
  type SearchSuggestions,
} from '#catalogue/domain/search/search-suggestions.ts'
import { suggestionGroups } from '#catalogue/ui/search/suggestion-options.ts'

const city = (place: string, changes: Partial<PlaceSuggestion> = {}): PlaceSuggestion => ({
  ...{ place, cityOfArea: null, trade: 'Neveras', isOwnCity: false, technicians: { count: 2, more: false } },
  ...changes,
})
const person = (slug: string) => ({ nombre: slug, slug, ciudad: 'Cali', fotoURL: null })

const ANSWER: SearchSuggestions = {
  trades: [
    { label: 'Neveras', slug: 'neveras', technicians: { count: 8, more: false } },
    { label: 'Refrigeración', slug: 'refrigeracion', technicians: { count: 1, more: false } },
  ],
  troubles: ['uno', 'dos', 'tres', 'cuatro'].map(text => ({ text, trade: 'Neveras' })),
  places: [city('Medellín', { isOwnCity: true }), city('Bogotá'), city('Cali')],
  technicians: [person('jhon'), person('luz'), person('ana')],
}
const RECENTS = ['plomero en suba', 'chapa', 'gotera']

const rowsOf = (compact: boolean, typed = 'never', answer = ANSWER) =>
  suggestionGroups(answer, RECENTS, { compact, typed }).map(
    ({ title, options }) => [title, ...options.map(({ label, note }) => `${label} · ${note}`)] as const,
  )

test('a desktop shows two of each group, and four trades and troubles together', () => {
  expect(rowsOf(false)).toEqual([
    ['Oficios', 'Neveras · 8 técnicos', 'Refrigeración · 1 técnico'],
    ['Lo que pasa', 'uno · Neveras', 'dos · Neveras'],
    ['Lugares', 'Neveras en Medellín · Tu ciudad', 'Neveras en Bogotá · 2 técnicos'],
    ['Técnicos', 'jhon · Cali', 'luz · Cali'],
    ['Búsquedas recientes', 'plomero en suba · ', 'chapa · '],
  ])
})

test('a phone shows 1 + 2 + 1 + 1 + 1 rows, and counts without the word', () => {
  expect(rowsOf(true)).toEqual([
    ['Oficios', 'Neveras · 8'],
    ['Lo que pasa', 'uno · Neveras', 'dos · Neveras'],
    ['Lugares', 'Neveras en Medellín · Tu ciudad'],
    ['Técnicos', 'jhon · Cali'],
    ['Búsquedas recientes', 'plomero en suba · '],
  ])
})

test('without a text all recent searches are shown, and nothing else', () => {
  expect(rowsOf(true, '', NO_SUGGESTIONS)).toEqual([
    ['Búsquedas recientes', 'plomero en suba · ', 'chapa · ', 'gotera · '],
  ])
})

test('every row leads to a page of its own', () => {
  const answer = {
    ...ANSWER,
    places: [
      city('Bogotá'),
      city('Suba', { cityOfArea: 'Bogotá', trade: 'Plomería' }),
      city('Laureles', { cityOfArea: 'Medellín', trade: null }),
    ],
  }
  const links = (places: SearchSuggestions['places']) =>
    suggestionGroups({ ...answer, places }, RECENTS, { compact: true, typed: 'x' }).map(
      ({ options }) => options[0]?.to,
    )
  expect(links(answer.places)).toEqual([
    '/tecnicos?esp=neveras',
    '/tecnicos?q=uno',
    '/tecnicos?esp=neveras&ciudad=Bogot%C3%A1',
    '/tecnicos/jhon',
    '/tecnicos?q=plomero+en+suba',
  ])
  expect(links(answer.places.slice(1))[2]).toBe('/tecnicos?q=Plomer%C3%ADa+en+Suba')
  expect(links(answer.places.slice(2))[2]).toBe('/tecnicos?q=Laureles')
})
