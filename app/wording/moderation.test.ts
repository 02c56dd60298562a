import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { changesOf, DELETE_QUESTIONS, rangeText, tallyText, trailActText } from '#wording/moderation.ts'

const spec = await readFile(new URL('../../docs/spec.md', import.meta.url), 'utf8')

test.each(Object.values(DELETE_QUESTIONS))('the question "%s" stands in section 8', question => {
  const line = spec.split('\n').find(text => text.startsWith('| Admin soft-delete confirms |'))
  expect(line).toContain(`'${question}'`)
})

test('only what changed is told, in words', () => {
  const before = { publicado: true, estado: null, verificado: false, deletedAt: null }
  const after = {
    publicado: false,
    estado: 'en_revision',
    verificado: false,
    deletedAt: '2026-11-12T15:00:00Z',
  }
  expect(changesOf(before, after)).toEqual([
    { field: 'Publicado', before: 'sí', after: 'no' },
    { field: 'Estado', before: 'nada', after: 'en revisión' },
    { field: 'Eliminado', before: 'no', after: 'sí' },
  ])
  expect(changesOf(before, before)).toEqual([])
  expect(changesOf(null, 'x')).toEqual([])
})

test('an act that the code has forgotten is told by its name', () => {
  expect(trailActText('technician', 'block')).toBe('Bloqueó al técnico')
  expect(trailActText('review', 'burn')).toBe('burn')
})

test('figures have points, and a plus where counting stopped', () => {
  expect(tallyText({ count: 10_000, more: true })).toBe('10.000+')
  expect(rangeText(20, 20)).toBe('Mostrando 21 a 40')
})
