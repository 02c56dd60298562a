import { expect, test } from 'vitest'
import { turns } from '#images/concurrency-limit.server.ts'

test('no more than so many are at work, all get their turn, and a failure gives its place back', async () => {
  const inTurn = turns(2)
  let working = 0
  let most = 0
  const wave = () =>
    Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        inTurn(async () => {
          most = Math.max(most, ++working)
          await new Promise(setImmediate)
          working--
          if (n % 3 === 0) throw new Error('no')
        }),
      ),
    )
  // The second wave finds the places that the first gave back, no more and no fewer.
  for (const results of [await wave(), await wave()]) {
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
    expect(most).toBe(2)
  }
})
