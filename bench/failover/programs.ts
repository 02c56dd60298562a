// The program as operators start it; all it knows of the servers is the addresses of the balancer.
import { join } from 'node:path'
import { type Trial, until } from '#bench/failover/processes.ts'
import { SIGNING_SECRET } from '#tests/support/people/signed-in.ts'

const START_LIMIT_MS = 120_000

export async function startProgram(
  trial: Trial,
  port: number,
  variables: Record<string, string>,
): Promise<void> {
  await trial.start(`program-${port}`, [process.execPath, '--min-semi-space-size=16', 'server/start.ts'], {
    env: {
      PORT: String(port),
      DATA_DIR: join(trial.folder, `data-${port}`),
      AUTH_SECRET: SIGNING_SECRET,
      // The balancer, and the client that names its network itself.
      TRUST_PROXY: '2',
      DEMO_DATA: 'off',
      ...variables,
    },
  })
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, START_LIMIT_MS)
}
