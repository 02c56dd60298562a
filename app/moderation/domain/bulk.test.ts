import { expect, test } from 'vitest'
import { bulkCommandFrom, bulkRefusal, bulkRowText } from '#moderation/domain/bulk.ts'

const luz = { uid: 'uid with spaces', estado: null, verificado: false }

test('the chosen rows carry the moderation that was shown', () => {
  const command = bulkCommandFrom([
    ['varios', 'review'],
    ['fila', bulkRowText(luz)],
    ['fila', bulkRowText(luz)],
    ['fila', 'nada'],
  ])
  expect(command).toEqual({
    act: 'review',
    rows: [{ uid: 'uid with spaces', seen: 'sin-moderar,verificado:false' }],
  })
})

test('any other form is not one of several rows', () => {
  expect(bulkCommandFrom([['act', 'publish']])).toBeNull()
  expect(
    bulkCommandFrom([
      ['varios', 'block'],
      ['fila', bulkRowText(luz)],
    ]),
  ).toBeNull()
})

test('a form has one to twenty rows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ uid: String(n), seen: '' }))
  expect(bulkRefusal({ act: 'publish', rows: rows(0) })).toBe('bulk-empty')
  expect(bulkRefusal({ act: 'publish', rows: rows(20) })).toBeNull()
  expect(bulkRefusal({ act: 'publish', rows: rows(21) })).toBe('bulk-too-many')
})
