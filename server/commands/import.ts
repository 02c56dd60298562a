// `npm run import -- ARCHIVO.json`: imports an export of the former Firestore database (D24).
import { readFile } from 'node:fs/promises'
import { collectionsFrom } from '#database/import/collections.ts'
import { importCollections } from '#database/import/load.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { migrate } from '#server/migrate.ts'
import { Refusal } from '#server/refusal.ts'

const MAX_LISTED_IDS = 10

await runCommand(async (env, say) => {
  const [path] = process.argv.slice(2)
  if (!path) throw new Refusal('Uso: npm run import -- ARCHIVO.json')
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) throw new Refusal(`No se puede leer ${path}.`)
  const exported = collectionsFrom(text)
  if (!exported) throw new Refusal(`${path} no es una exportación en JSON.`)
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
  if (!counts) throw new Refusal('Este archivo ya se importó: no se cambió nada.')
  for (const { kind, stored, leftOut } of counts) {
    say(`${kind}: ${stored} importados, ${leftOut.length} por fuera`)
    if (leftOut.length > 0)
      say(
        `  por fuera: ${leftOut.slice(0, MAX_LISTED_IDS).join(', ')}${leftOut.length > MAX_LISTED_IDS ? '…' : ''}`,
      )
  }
  say('Las contraseñas no se importan: cada persona pide una nueva en /auth/forgot.')
})
