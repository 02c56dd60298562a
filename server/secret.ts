import { randomBytes } from 'node:crypto'
import type pg from 'pg'

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
