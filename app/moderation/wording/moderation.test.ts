import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  changesOf,
  DELETE_CONFIRMATIONS,
  heardName,
  historyText,
  tallyText,
} from '#moderation/wording/moderation.ts'
import { rangeText } from '#platform/wording/counts.ts'

const spec = await readFile(new URL('../../../docs/spec.md', import.meta.url), 'utf8')

test.each(Object.values(DELETE_CONFIRMATIONS))('the question "%s" is that of section 8', confirmation => {
  const row = spec.split('\n').find(text => text.startsWith('| Admin soft-delete confirms |'))
  expect(row).toContain(`'${confirmation}'`)
})

test('only changed fields are listed, as text', () => {
  const before = { publicado: true, estado: null, verificado: false, deletedAt: null }
  const after = {
    publicado: false,
    estado: 'en_revision',
    verificado: false,
    deletedAt: '2026-11-12T15:00:00Z',
  }
  expect(changesOf(before, after)).toEqual([
    { field: 'Publicado', before: 'sí', after: 'no' },
    { field: 'Estado', before: 'sin moderar', after: 'en revisión' },
    { field: 'Eliminado', before: 'no', after: 'sí' },
  ])
  expect(changesOf(before, before)).toEqual([])
  expect(changesOf(null, 'x')).toEqual([])
})

test('an unknown act is shown by its name', () => {
  expect(historyText('technician', 'block')).toBe('Bloqueó al técnico')
  expect(historyText('review', 'burn')).toBe('burn')
})

test('numbers have thousands separators, and a plus when capped', () => {
  expect(tallyText({ count: 10_000, more: true })).toBe('10.000+')
  expect(rangeText(20, 20)).toBe('Mostrando 21 a 40')
})

test('two people of one name in a list are heard with their addresses', () => {
  const [ana, other, luz] = [
    { name: 'Ana Restrepo', email: 'ana@correo.co' },
    { name: 'Ana Restrepo', email: 'ana.r@correo.co' },
    { name: 'Luz Mora', email: 'luz@correo.co' },
  ] as const
  const list = [ana, other, luz]
  expect(list.map(each => heardName(each, list))).toEqual([
    'Ana Restrepo, ana@correo.co',
    'Ana Restrepo, ana.r@correo.co',
    'Luz Mora',
  ])
})
