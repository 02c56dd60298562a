// `npm run whatsapp -- templates`, `npm run whatsapp -- check`.
import { runCommand } from '#server/commands/run-command.ts'
import { runWhatsappAct } from '#server/commands/whatsapp-acts.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

await runCommand(async (env, print) => {
  const { lines, mistakes } = await runWhatsappAct(env, process.argv.slice(2))
  for (const line of lines) print(line)
  if (mistakes.length > 0) throw new UserFacingError(mistakes.join('\n'))
  print('Todo está bien.')
})
