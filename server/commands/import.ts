// `npm run import -- ARCHIVO.json`: imports an export of the former Firestore database (D24).
import { readFile } from 'node:fs/promises'
import { collectionsFrom } from '#database/import/collections.ts'
import { importCollections } from '#database/import/load.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { migrate } from '#server/migrate.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const MAX_LISTED_IDS = 10

await runCommand(async (env, print) => {
  const [path] = process.argv.slice(2)
  if (!path) throw new UserFacingError('Uso: npm run import -- ARCHIVO.json')
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) throw new UserFacingError(`No se puede leer ${path}.`)
  const exported = collectionsFrom(text)
  if (!exported) throw new UserFacingError(`${path} no es una exportación en JSON.`)
  print(`Importando ${path}…`)
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
    print(`${kind}: ${stored} importados, ${leftOut.length} por fuera`)
    if (leftOut.length > 0)
      print(
        `  por fuera: ${leftOut.slice(0, MAX_LISTED_IDS).join(', ')}${leftOut.length > MAX_LISTED_IDS ? '…' : ''}`,
      )
  }
  print('Las contraseñas no se importan: cada persona pide una nueva en /auth/forgot.')
})
