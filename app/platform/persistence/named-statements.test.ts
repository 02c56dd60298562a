import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createNamedStatements } from '#platform/persistence/named-statements.server.ts'

const askedOf =
  (named: ReturnType<typeof createNamedStatements>) =>
  (shape: string, value = 0) =>
    named(sql`select ${sql.identifier(shape)} where ${value} > 0`)

test('a statement is named when its shape comes again, and keeps its name for other values', () => {
  const asked = askedOf(createNamedStatements())
  expect(asked('again', 1)).toEqual({ name: undefined, text: 'select "again" where $1 > 0', values: [1] })
  expect(asked('again', 2).name).toBeUndefined()
  const { name } = asked('again', 3)
  expect(name).toBeTruthy()
  expect(asked('again', 4)).toEqual({ name, text: 'select "again" where $1 > 0', values: [4] })
})

test('no two shapes have the same name, and those that come too late have none', () => {
  const asked = askedOf(createNamedStatements())
  const names = Array.from({ length: 100 }, (_, shape) => {
    const named = () => asked(`shape ${shape}`).name
    named()
    named()
    return named()
  })
  const given = names.filter(name => name !== undefined)
  expect(given.length).toBeGreaterThan(10)
  expect(new Set(given).size).toBe(given.length)
  expect(names.at(-1)).toBeUndefined()
})
