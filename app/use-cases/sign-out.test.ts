// D49.
import { expect, test } from 'vitest'
import { testServices } from '#tests/support/services.ts'
import { signOut } from '#use-cases/sign-out.server.ts'

const services = await testServices()

test('a session that cannot be deleted is logged, and its cookie goes all the same', async () => {
  const identity = { ...services.identity, signOut: () => Promise.reject(new Error('no database')) }
  const [cookie, ...more] = await signOut({ ...services, identity }, new Headers())
  expect(cookie).toBe('tecniya-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(more).toEqual([])
  expect(services.logged.join('')).toContain('session could not be deleted at sign-out')
})
