// The production program that all journeys visit: built, started once for the run, and required to stop cleanly.
import { rm } from 'node:fs/promises'
import { buildIfNeeded } from '#server/build.ts'
import { SIGNING_SECRET } from '#tests/support/people/signed-in.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { endPrograms, startProgram, TEST_START } from '#tests/support/program/program.ts'

export default async function setup(): Promise<() => Promise<void>> {
  await buildIfNeeded(text => process.stdout.write(`${text}\n`))
  const dataDir = await temporaryFolder()
  const program = await startProgram(
    {
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      AUTH_SECRET: SIGNING_SECRET,
      // Each journey sends its own client address, so that they do not share rate limits.
      TRUST_PROXY: '1',
    },
    TEST_START,
  )
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
