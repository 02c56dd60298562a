import { createECDH, randomBytes } from 'node:crypto'
import type pg from 'pg'
import webPush from 'web-push'
import type { VapidKeys } from '#platform/push/push.server.ts'

/** Outside production the secret is generated once per database, so that all instances share it. */
export async function storedSecret(pool: pg.Pool): Promise<string> {
  await pool.query(
    `insert into settings (key, value) values ('auth-secret', $1) on conflict (key) do nothing`,
    [randomBytes(48).toString('base64url')],
  )
  const { rows } = await pool.query<{ value: string }>(`select value from settings where key = 'auth-secret'`)
  if (!rows[0]) throw new Error('settings has no auth-secret after writing it')
  return rows[0].value
}

/** Generated once per database, so that all instances share them: devices are subscribed to this key. */
export async function storedVapidKeys(pool: pg.Pool): Promise<VapidKeys> {
  await pool.query(
    `insert into settings (key, value) values ('vapid-keys', $1) on conflict (key) do nothing`,
    [JSON.stringify(webPush.generateVAPIDKeys())],
  )
  const { rows } = await pool.query<{ value: string }>(`select value from settings where key = 'vapid-keys'`)
  if (!rows[0]) throw new Error('settings has no vapid-keys after writing them')
  return JSON.parse(rows[0].value)
}

/** True without keys, too. */
export function isKeyPair(publicKey: string | undefined, privateKey: string | undefined): boolean {
  if (publicKey === undefined || privateKey === undefined) return publicKey === privateKey
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false
  }
  return curve.getPublicKey('base64url') === publicKey
}
