import { expect, test } from 'vitest'
import { NO_SUGGESTIONS } from '#catalogue/domain/search/search-suggestions.ts'
import { SUGGESTIONS_LIMIT } from '#catalogue/persistence/suggestions.server.ts'
import { rateLimitedAttempt } from '#platform/persistence/rate-limits.server.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()

test('over the limit of its network the field gets an empty list, other networks get theirs', {
  tags: ['attack'],
}, async () => {
  const network = '192.0.2.9'
  const { key, expiresAt } = rateLimitedAttempt(SUGGESTIONS_LIMIT, network)
  const { points } = SUGGESTIONS_LIMIT
  await program.database.rows('insert into limits (key, points, expire) values ($1, $2, $3)', [
    key,
    points - 1,
    expiresAt,
  ])
  const ask = async (visitor = newVisitor(program.origin, { network })) => {
    const answer = await visitor.get('/buscar/sugerencias?q=neve')
    return { status: answer.status, suggestions: await answer.json() }
  }
  expect((await ask()).status).toBe(200)
  expect(await ask()).toEqual({ status: 429, suggestions: NO_SUGGESTIONS })
  expect((await ask(program.visitor())).status).toBe(200)
})
