// Whose a device is: of the session that subscribed it, for as long as that session lives.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import {
  findPushSubscription,
  listPushEndpointsOfUser,
} from '#accounts/persistence/push-subscriptions.server.ts'
import { subscribeDevice } from '#accounts/use-cases/device-subscriptions.server.ts'
import { signOut } from '#accounts/use-cases/own-sessions.server.ts'
import { signIn } from '#accounts/use-cases/sign-in.server.ts'
import { browserWith, type Member, NETWORK, newMember } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows, db } = services.database

const newDevice = () => ({
  endpoint: `https://push.example.com/${randomUUID()}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
})
const viewerOf = ({ uid, name, email, role, ciudad }: Member): Viewer => ({ uid, name, email, role, ciudad })
const devicesOf = ({ uid }: Member) => listPushEndpointsOfUser(db, uid)

async function subscribe(person: Member, device: ReturnType<typeof newDevice>, browser = person.browser) {
  const found = await services.identity.findViewer(browser)
  return subscribeDevice(services, viewerOf(person), found?.sessionId ?? '', device)
}

test('whoever posts the endpoint of a device in use does not get it', { tags: ['attack'] }, async () => {
  const [yeimy, rosa] = [await newMember(services), await newMember(services)]
  const device = newDevice()
  await subscribe(yeimy, device)
  expect(await subscribe(rosa, { ...device, auth: 'b'.repeat(22) })).toEqual({
    ok: false,
    code: 'push-endpoint-refused',
  })
  expect([await devicesOf(yeimy), await devicesOf(rosa)]).toEqual([[device.endpoint], []])
  const [row] = await rows<{ id: string }>('select id from push_subscriptions where uid = $1', [yeimy.uid])
  expect(await findPushSubscription(db, Number(row?.id))).toEqual({ ...device, uid: yeimy.uid })
})

test('another person who signs in on the same browser gets its device', async () => {
  const [yeimy, rosa] = [await newMember(services), await newMember(services)]
  const device = newDevice()
  await subscribe(yeimy, device)
  const { email, password } = rosa
  const outcome = await signIn(services, { email, password, network: NETWORK, headers: yeimy.browser })
  if (!outcome.ok) throw new Error(outcome.code)
  expect(await subscribe(rosa, device, browserWith(outcome.value.cookies))).toEqual({ ok: true })
  expect([await devicesOf(yeimy), await devicesOf(rosa)]).toEqual([[], [device.endpoint]])
})

test('a device is free after the sign-out, and its owner may subscribe it again', async () => {
  const [yeimy, rosa] = [await newMember(services), await newMember(services)]
  const device = newDevice()
  await subscribe(yeimy, device)
  expect(await subscribe(yeimy, { ...device, auth: 'c'.repeat(22) })).toEqual({ ok: true })
  await signOut(services, yeimy.browser)
  expect(await subscribe(rosa, device)).toEqual({ ok: true })
})
