import { expect, test } from 'vitest'
import { historyFilterFrom, historyPath } from '#agenda/domain/history-filter.ts'

test.each([
  '?ver=hechas&desde=2026-11-16&hasta=2026-11-22',
  '?ver=sin-hacerse',
  '?desde=2026-11-16&hasta=2026-11-16',
  '',
])('the filter of %s is written as it was read', query => {
  expect(historyPath(historyFilterFrom(new URLSearchParams(query)))).toBe(`/agenda${query}#historial`)
})

test.each([
  'ver=todas',
  'ver=hechas%00',
  'desde=2026-11-16',
  'desde=2026-11-22&hasta=2026-11-16',
  'desde=2026-02-30&hasta=2026-03-01',
  "desde=2026-11-16&hasta=2026-11-22'--",
])('%s leaves all of them', query => {
  expect(historyFilterFrom(new URLSearchParams(query))).toBeNull()
})
