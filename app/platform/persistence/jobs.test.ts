import { expect, test } from 'vitest'
import type { Channel } from '#platform/domain/notification.ts'
import { addByChannel } from '#platform/persistence/jobs.server.ts'

test('a notification adds the jobs of the channels that its table names, and no other', async () => {
  const added: Channel[] = []
  const add = { email: async () => added.push('email'), push: async () => added.push('push') }
  const tables: readonly (readonly Channel[])[] = [['push'], ['email'], []]
  for (const channels of tables) await addByChannel(channels, add)
  expect(added).toEqual(['push', 'email'])
})
