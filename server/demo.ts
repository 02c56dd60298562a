// Demo data: loaded once into an empty database, refused in production.
import type pg from 'pg'
import { hashPassword, verifyPassword } from '#accounts/identity/password-hash.server.ts'
import { DEMO_EMAILS, DEMO_PASSWORD } from '#database/demo/accounts.ts'
import type { StoredFiles } from '#platform/files/file-store.server.ts'
import { ADVISORY_LOCKS } from '#platform/persistence/advisory-locks.server.ts'
import { SETTING_KEYS } from '#platform/persistence/platform-tables.server.ts'
import type { Env } from '#server/env.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

interface DemoOptions {
  readonly env: Env
  readonly files: StoredFiles
  readonly pool: pg.Pool
  readonly embedded: boolean
  readonly print: (text: string) => void
}

/** True when the database has the demo data, loaded now or earlier. */
export async function loadDemoOnce({ env, files, pool, embedded, print }: DemoOptions): Promise<boolean> {
  const client = await pool.connect()
  try {
    // Of several instances on one empty database, one loads and the others wait.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.demoData])
    const { rows } = await client.query<{ loaded: boolean; empty: boolean }>(
      `select exists (select from settings where key = '${SETTING_KEYS.demoData}') as loaded, not exists (select from users) as empty`,
    )
    if (rows[0]?.loaded) return true
    const shouldLoad = env.demoData === 'on' || (env.demoData === undefined && embedded && !env.production)
    if (!shouldLoad || !rows[0]?.empty) return false
    print('Cargando los datos de demostración…')
    const { loadDemoData } = await import('#database/demo/load.ts')
    await loadDemoData({ client, files, now: new Date(), hashPassword })
    return true
  } finally {
    client.release(true)
  }
}

/** The README prints the demo password: production refuses to start while an account has it. */
export async function refuseDemoPasswords(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ email: string; password: string }>(
    `select email, password from users join accounts on "userId" = uid where email = any($1) and password is not null`,
    [DEMO_EMAILS],
  )
  for (const { email, password } of rows) {
    if (await verifyPassword({ hash: password, password: DEMO_PASSWORD })) {
      throw new UserFacingError(
        `La cuenta ${email} tiene la contraseña de demostración: cámbiala o bórrala antes de abrir al público.`,
      )
    }
  }
}

export function demoAccountsText(): string {
  return [
    `Cuentas de demostración (contraseña ${DEMO_PASSWORD}):`,
    ...DEMO_EMAILS.map(email => `  ${email}`),
  ].join('\n')
}
