// `npm run backup -- CARPETA`: backs up database, photos and documents, also while the program runs.
import { recordBackup, writeBackup } from '#server/backup/write-backup.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { openStoredFiles } from '#server/stored-files.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

await runCommand(async (env, print) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new UserFacingError('Uso: npm run backup -- CARPETA')
  const files = await openStoredFiles(env)
  await withData(env, async connection => {
    const now = new Date()
    await writeBackup({ connection, files, folder, now, print })
    await recordBackup(connection, now)
  })
  print(`La copia está en ${folder}.`)
})
