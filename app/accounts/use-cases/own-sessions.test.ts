// D49.

import { expect, test } from 'vitest'
import { signOut } from '#accounts/use-cases/own-sessions.server.ts'
import { newMember } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()

test('a session that could not be deleted is deleted when the database is back', async () => {
  const ana = await newMember(services)
  const sessions = () => services.database.rows('select from sessions where "userId" = $1', [ana.uid])
  services.identity.signOutLater(ana.browser)
  expect(await sessions()).toHaveLength(1)
  await expect.poll(sessions, { timeout: 30_000 }).toEqual([])
})

test('a session that cannot be deleted is logged, and its cookie goes all the same', async () => {
  const identity = { ...services.identity, signOut: () => Promise.reject(new Error('no database')) }
  // With it goes what links of messages opened.
  expect(await signOut({ ...services, identity }, new Headers())).toEqual([
    'tecniya-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'tecniya-visits=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  expect(services.logged.join('')).toContain('session could not be deleted at sign-out')
})
