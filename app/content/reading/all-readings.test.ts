import { expect, test } from 'vitest'
import { FOOTER_COMPANY, FOOTER_LEGAL } from '#content/navigation.ts'
import { READINGS } from '#content/reading/all-readings.ts'

test('every page the footer names exists, and no other', () => {
  const named = [...FOOTER_COMPANY, ...FOOTER_LEGAL].map(entry => entry.to)
  expect(Object.keys(READINGS).toSorted()).toEqual(named.toSorted())
})

test.each(Object.entries(READINGS))('%s has a description that fits a search result', (_, reading) => {
  expect(reading.description.length).toBeLessThanOrEqual(155)
  expect(reading.sections.length).toBeGreaterThanOrEqual(2)
})

test('links of ours lead to pages we have', () => {
  const own = JSON.stringify(READINGS).matchAll(/"to":"(\/[^"]*)"/g)
  const known = new Set([...Object.keys(READINGS), '/auth/register', '/mis-reservas', '/perfil'])
  for (const [, path = ''] of own) expect(known).toContain(path)
})
