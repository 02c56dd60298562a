import { expect, test } from 'vitest'
import { updateAccount } from '#accounts/use-cases/own-account.server.ts'
import { signOut } from '#accounts/use-cases/own-sessions.server.ts'
import { newMember } from '#tests/support/people/people.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const DETAILS = { name: 'Ana Luz', ciudad: 'Bogotá', barrio: 'Chapinero', telefono: '601 555 0148' }

test('signing out ends this session only and clears the cookie', async () => {
  const [ana, luz] = [await newMember(services), await newMember(services)]
  const cookies = await signOut(services, ana.browser)
  expect(cookies.join()).toMatch(/tecniya-session=;.*Max-Age=0/)
  expect(await services.identity.findViewer(ana.browser)).toBeNull()
  expect(await rows('select from sessions where "userId" = $1', [ana.uid])).toEqual([])
  expect(await services.identity.findViewer(luz.browser)).not.toBeNull()
})

test('signing out without being signed in is no error', async () => {
  await expect(signOut(services, new Headers())).resolves.toBeDefined()
})

test('people change their own details, with the time of the change', async () => {
  const [ana, luz] = [await newMember(services), await newMember(services)]
  await updateAccount(services, ana.uid, DETAILS)
  expect(await rows('select * from users where uid = $1', [ana.uid])).toMatchObject([
    { ...DETAILS, updatedAt: NOON },
  ])
  expect(await rows('select name from users where uid = $1', [luz.uid])).toEqual([{ name: 'Ana Restrepo' }])
})

test('neither address nor role nor flags can be changed this way', async () => {
  const ana = await newMember(services)
  const sly = { email: 'otra@correo.co', role: 'admin', blocked: true, uid: 'mine', status: 'vip' }
  await updateAccount(services, ana.uid, { ...DETAILS, ...sly })
  expect(await rows('select * from users where uid = $1', [ana.uid])).toMatchObject([
    { email: ana.email, role: 'cliente', blocked: false, status: 'activo' },
  ])
})
