// The production program that all journeys visit: built, started once, and required to stop well.
import { rm } from 'node:fs/promises'
import { buildIfNeeded } from '#server/build.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { endPrograms, startProgram } from '#tests/support/program.ts'

export default async function setup(): Promise<() => Promise<void>> {
  await buildIfNeeded(text => process.stdout.write(`${text}\n`))
  const dataDir = await temporaryFolder()
  // Journeys say from which network they come, so that none spends the tries of another.
  const program = await startProgram({ DATA_DIR: dataDir, DEMO_DATA: 'off', TRUST_PROXY: '1' })
  process.env.JOURNEY_ORIGIN = program.origin
  process.env.JOURNEY_DATA_DIR = dataDir
  return async () => {
    const failures = program.lines.filter(line => /"status":5\d\d|"level":(50|60)/.test(line))
    try {
      const { code } = await program.stop()
      if (code !== 0)
        throw new Error(`The program ended with ${code}:\n${program.lines.slice(-20).join('\n')}`)
      if (failures.length > 0)
        throw new Error(`The program failed during the journeys:\n${failures.join('\n')}`)
    } finally {
      await endPrograms()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
