import { expect, test } from 'vitest'
import { statementText } from '#server/slow-statements.ts'

test.each([
  [`select  *\n from users where email = 'ana@correo.co'`, 'select * from users where email = ?'],
  [`select 'it''s', E'a\\'b', 12, 1.5, -3e9`, 'select ?, ?, ?, ?, -?'],
  ['select $1::text, t1.x2, "Col 3" from t1', 'select $1::text, t1.x2, "Col 3" from t1'],
  ['select $$secret 1$$, $fn$ body $$ x $fn$', 'select ?, ?'],
  ['select 1 -- ana@correo.co\n, 2 /* 3001234567 */ from a', 'select ? , ? from a'],
  [`select 'a\\', 'ana@correo.co'`, 'select ?, ?'],
  [`select 'never closed 3001234567`, 'select ?'],
])('%s has no value in the log', (sql, expected) => {
  expect(statementText(sql)).toBe(expected)
})

test('a long statement is cut', () => {
  expect(statementText(`select ${'a, '.repeat(1_000)}`)).toHaveLength(1_001)
})
