import { expect, test } from 'vitest'
import {
  bulkCommandFrom,
  bulkRefusal,
  bulkRowText,
  bulkUndoFrom,
  mustAskForSeveral,
} from '#moderation/domain/bulk.ts'

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
    reason: null,
    isConfirmed: false,
  })
  expect(
    bulkCommandFrom([
      ['varios', 'review'],
      ['motivo', ' Falta  la foto '],
      ['confirmado', 'si'],
    ]),
  ).toMatchObject({ reason: expect.stringContaining('Falta'), isConfirmed: true })
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
  expect(bulkRefusal(rows(0))).toBe('bulk-empty')
  expect(bulkRefusal(rows(20))).toBeNull()
  expect(bulkRefusal(rows(21))).toBe('bulk-too-many')
})

test('it asks where somebody is hidden, until that was answered', () => {
  const consequences = { act: 'review', names: ['Luz'], hidden: 1, visits: 0, clients: 0 } as const
  const command = { act: 'review', rows: [], reason: null, isConfirmed: false } as const
  expect(mustAskForSeveral(consequences, command)).toBe(true)
  expect(mustAskForSeveral(consequences, { ...command, isConfirmed: true })).toBe(false)
  expect(mustAskForSeveral({ ...consequences, hidden: 0, visits: 3 }, command)).toBe(false)
})

test('one form takes several acts back, by their trail entries', () => {
  const undo = (lineas: string) =>
    bulkUndoFrom([
      ['varios', 'undo'],
      ['lineas', lineas],
    ])
  expect(undo('12.7.12')).toEqual([12, 7])
  for (const lineas of ['', '0', '1.', '1,2', '1.x', "1'--"]) expect(undo(lineas)).toEqual([])
  expect(bulkUndoFrom([['varios', 'publish']])).toBeNull()
})
