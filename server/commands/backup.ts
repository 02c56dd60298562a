// `npm run backup -- CARPETA`: backs up database and photos, also while the program runs.
import { join } from 'node:path'
import { writeBackup } from '#server/backup/write-backup.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { Refusal } from '#server/refusal.ts'

await runCommand(async (env, say) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Refusal('Uso: npm run backup -- CARPETA')
  const photos = join(env.dataDir, 'photos')
  await withData(env, connection => writeBackup({ connection, photos, folder, now: new Date(), say }))
  say(`La copia está en ${folder}.`)
})
