import { expect, test } from 'vitest'
import { recordsFrom } from '#database/import/read-export.ts'

const read = (file: unknown) => {
  const records = recordsFrom(JSON.stringify(file))
  return records.ok
    ? records.value.map(({ collection, label, value }) => [collection, label, value])
    : records.code
}
const ANA = { email: 'ana@correo.co' }
const USER = [['users', 'u1', ANA]]

test.each<[shape: string, file: unknown]>([
  ['a map by id', { users: { u1: ANA } }],
  ['node-firestore-import-export', { __collections__: { users: { u1: { ...ANA, __collections__: {} } } } }],
  ['a header and the collections under `data`', { version: 1, data: { users: { u1: ANA } } }],
  ['a header beside the collections', { exportedAt: 'hoy', users: { u1: ANA } }],
  ['documents with id and data', { users: [{ id: 'u1', data: ANA }] }],
  ['documents by path', [{ path: 'users/u1', data: ANA }]],
  ['documents that name their collection', [{ collection: 'users', id: 'u1', data: ANA }]],
])('%s is understood', (_shape, file) => {
  expect(read(file)).toMatchObject(USER)
})

test('the answer of the REST API is understood, with its times', () => {
  const name = 'projects/p/databases/(default)/documents/users/u1'
  const times = { createTime: '2026-01-02T03:04:05Z', updateTime: '2026-02-02T03:04:05Z' }
  expect(
    read({ documents: [{ name, fields: { email: { stringValue: 'ana@correo.co' } }, ...times }] }),
  ).toEqual([['users', 'u1', { ...ANA, createdAt: times.createTime, updatedAt: times.updateTime }]])
})

test('documents of subcollections are records of a collection that the product does not have', () => {
  expect(
    read({
      technicians: {
        t1: { nombre: 'Tito', __collections__: { reviews_public: { r1: { rating: 5 } }, notas: { n1: {} } } },
      },
    }),
  ).toEqual([
    ['technicians', 't1', { nombre: 'Tito' }],
    ['technicians/reviews_public', 'r1', { rating: 5 }],
    ['technicians/notas', 'n1', {}],
  ])
  expect(
    read([
      { path: 'technicians/t1/notas/n1', data: {} },
      { path: 'users/u1', data: ANA },
    ]),
  ).toMatchObject([
    ['technicians/t1/notas', 'n1', {}],
    ['users', 'u1', ANA],
  ])
})

test('broken documents and broken collections are records too', () => {
  expect(read({ users: { a: 'x', b: null, c: [1], d: 5 }, technicians: 'nada', reservas: ['x'] })).toEqual([
    ['users', 'a', 'x'],
    ['users', 'b', null],
    ['users', 'c', [1]],
    ['users', 'd', 5],
    ['technicians', '(toda la colección)', 'nada'],
    ['reservas', '#1', 'x'],
  ])
})

test.each<[file: string, code: string]>([
  ['{}', 'no-documents'],
  ['[]', 'no-documents'],
  ['{"users": {}}', 'no-documents'],
  ['{"version": 1}', 'no-collections'],
  ['"users"', 'no-collections'],
  ['null', 'no-collections'],
  ['[{"email": "ana@correo.co"}]', 'list-without-collections'],
  ['[1', 'not-json'],
  ['', 'not-json'],
])('%s is refused: %s', (file, code) => {
  expect(recordsFrom(file)).toEqual({ ok: false, code })
})

test('a byte order mark is ignored', () => {
  expect(recordsFrom('\uFEFF{"users": {"u1": {}}}').ok).toBe(true)
})
