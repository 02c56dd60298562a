// `npm run admin -- grant|revoke CORREO` (D25): the first administrator comes from here.
import { emailField } from '#domain/users/credentials.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { grantAdmin, revokeAdmin } from '#persistence/users.server.ts'
import { runCommand } from '#server/command.ts'
import { withData } from '#server/data.ts'
import { Refusal } from '#server/refusal.ts'

const ACTS = {
  grant: { run: grantAdmin, done: 'ahora es administrador', failed: 'Nadie tiene una cuenta con el correo' },
  revoke: {
    run: revokeAdmin,
    done: 'ya no es administrador',
    failed: 'No hay un administrador con el correo',
  },
}

await runCommand(async (env, say) => {
  const [name = '', address = ''] = process.argv.slice(2)
  const act = Object.hasOwn(ACTS, name) ? ACTS[name as keyof typeof ACTS] : null
  const email = emailField.safeParse(address)
  if (!act || !email.success)
    throw new Refusal('Uso: npm run admin -- grant CORREO, o npm run admin -- revoke CORREO')
  await withData(env, async connection => {
    const { db, pool } = openDatabase(connection, () => {})
    try {
      if (!(await act.run(db, email.data))) throw new Refusal(`${act.failed} ${email.data}.`)
    } finally {
      await pool.end()
    }
  })
  say(`${email.data} ${act.done}.`)
})
