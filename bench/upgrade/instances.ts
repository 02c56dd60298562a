// The two programs behind nginx, each of which is stopped and started as systemd does it.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Trial } from '#bench/failover/processes.ts'
import { until } from '#bench/failover/processes.ts'
import type { Version } from '#bench/upgrade/versions.ts'
import { SIGNING_SECRET } from '#tests/support/people/signed-in.ts'

const START_LIMIT_MS = 120_000
const OPTIONS = ['--min-semi-space-size=16']

export interface Instance {
  readonly port: number
  start(version: Version): Promise<void>
  /** SIGTERM, and the exit code that follows. */
  stop(): Promise<number | null>
  kill(): Promise<void>
  /** Lines of the log above warnings, without their moments. */
  errors(): Promise<string[]>
}

interface Place {
  readonly port: number
  readonly databaseUrl: string
  readonly publicOrigin: () => string
}

export function createInstance(trial: Trial, { port, databaseUrl, publicOrigin }: Place): Instance {
  const name = `program-${port}`
  let child: ChildProcess | undefined

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child) return null
    const exited = once(child, 'exit')
    child.kill(signal)
    const [code] = await exited
    child = undefined
    return code
  }

  return {
    port,
    async start({ folder }) {
      child = await trial.start(name, [process.execPath, ...OPTIONS, join(folder, 'server', 'start.ts')], {
        env: {
          PORT: String(port),
          LISTEN_HOST: '127.0.0.1',
          DATA_DIR: join(trial.folder, 'data'),
          DATABASE_URL: databaseUrl,
          AUTH_SECRET: SIGNING_SECRET,
          PUBLIC_ORIGIN: publicOrigin(),
          TRUST_PROXY: '1',
        },
      })
      const started = child
      await until(async () => {
        if (started.exitCode !== null) return true
        return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
      }, START_LIMIT_MS)
      if (started.exitCode !== null) throw new Error(`the program of ${folder} did not start`)
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    async errors() {
      const lines = (await readFile(join(trial.folder, `${name}.log`), 'utf8')).split('\n')
      return lines.flatMap(line => {
        if (!line.startsWith('{')) return []
        const { level, msg, err } = JSON.parse(line)
        return level >= 50 ? [`${msg}${err ? `: ${err.message}` : ''}`] : []
      })
    },
  }
}
