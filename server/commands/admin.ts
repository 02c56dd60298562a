// `npm run admin -- grant|revoke|restore|segundo-paso-quitar CORREO`, `npm run admin -- deleted`.
import { openDatabase } from '#platform/persistence/database.server.ts'
import { runAdminAct } from '#server/commands/admin-acts.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'

await runCommand(async (env, print) => {
  const lines = await withData(env, async connection => {
    const { db, pool } = openDatabase(connection, () => {})
    try {
      return await runAdminAct({ db, now: () => new Date() }, process.argv.slice(2))
    } finally {
      await pool.end()
    }
  })
  for (const line of lines) print(line)
})
