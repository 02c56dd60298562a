import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import webPush from 'web-push'
import { SETTING_KEYS } from '#platform/persistence/platform-tables.server.ts'
import type { VapidKeys } from '#platform/push/push.server.ts'

/** Outside production the secret is generated. */
export function storedSecret(pool: pg.Pool): Promise<string> {
  return storedSetting(pool, SETTING_KEYS.authSecret, () => randomBytes(48).toString('base64url'))
}

/** Devices are subscribed to this key. */
export async function storedVapidKeys(pool: pg.Pool): Promise<VapidKeys> {
  const generate = () => JSON.stringify(webPush.generateVAPIDKeys())
  return JSON.parse(await storedSetting(pool, SETTING_KEYS.vapidKeys, generate))
}

/** Generated once per database, so that all instances share it. */
async function storedSetting(pool: pg.Pool, key: string, generate: () => string): Promise<string> {
  await pool.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
    key,
    generate(),
  ])
  const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [key])
  if (!rows[0]) throw new Error(`settings has no ${key} after writing it`)
  return rows[0].value
}
