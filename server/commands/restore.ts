// `npm run restore -- CARPETA`: restores a backup into an empty DATA_DIR or an empty database.
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { withData } from '#server/data-source.ts'
import { openStoredFiles } from '#server/stored-files.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

await runCommand(async (env, print) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new UserFacingError('Uso: npm run restore -- CARPETA')
  const files = await openStoredFiles(env)
  const { madeAt } = await withData(env, connection => restoreBackup({ connection, files, folder, print }))
  print(`Restaurada la copia del ${madeAt}.`)
})
