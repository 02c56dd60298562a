// `npm run import -- ARCHIVO.json`: takes in the database of the product as it was before (D24).
import { readFile } from 'node:fs/promises'
import { collectionsFrom } from '#database/import/collections.ts'
import { importCollections } from '#database/import/load.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { migrate } from '#server/migrate.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const NAMED = 10

await runCommand(async (env, say) => {
  const [path] = process.argv.slice(2)
  if (!path) throw new UserFacingError('Uso: npm run import -- ARCHIVO.json')
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) throw new UserFacingError(`No se puede leer ${path}.`)
  const exported = collectionsFrom(text)
  if (!exported) throw new UserFacingError(`${path} no es una exportación en JSON.`)
  say(`Importando ${path}…`)
  const counts = await withData(env, async connection => {
    const { pool } = openDatabase(connection, () => {})
    try {
      await migrate(pool)
      const client = await pool.connect()
      return await importCollections(client, exported, new Date()).finally(() => client.release())
    } finally {
      await pool.end()
    }
  })
  if (!counts) throw new UserFacingError('Este archivo ya se importó: no se cambió nada.')
  for (const { kind, stored, leftOut } of counts) {
    say(`${kind}: ${stored} importados, ${leftOut.length} por fuera`)
    if (leftOut.length > 0)
      say(`  por fuera: ${leftOut.slice(0, NAMED).join(', ')}${leftOut.length > NAMED ? '…' : ''}`)
  }
  say('Las contraseñas no se importan: cada persona pide una nueva en /auth/forgot.')
})
