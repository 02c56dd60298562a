// `npm run failover`: kills the primary of two programs under load, three times, and reports what people saw and what was lost.
// `npm run failover -- pooler`: the program behind pgbouncer, in each of its modes.
// `npm run failover -- sizes`: bytes per row of a generated database.
// Needs Debian's postgresql-15, haproxy and (for the pooler) pgbouncer; uses loopback and a temporary folder only.
import { type Mode, runFailover } from '#bench/failover/failover.ts'
import { tryPooler } from '#bench/failover/pooler.ts'
import { postgresBinary } from '#bench/failover/postgres-pair.ts'
import { findExecutable, openTrial } from '#bench/failover/processes.ts'
import { machineText, reportOf } from '#bench/failover/report.ts'
import { measureSizes } from '#bench/failover/sizes.ts'
import { buildIfNeeded } from '#server/build.ts'

const MODES: readonly Mode[] = [
  { name: 'synchronous replication', synchronous: true, linkCutMs: 0 },
  { name: 'asynchronous replication', synchronous: false, linkCutMs: 0 },
  {
    name: 'asynchronous replication, the replica lost its connection 1 s earlier',
    synchronous: false,
    linkCutMs: 1_000,
  },
]

const say = (text: string) => void process.stdout.write(`${text}\n`)

async function main([filter = '']: string[]): Promise<void> {
  const version = await versionOf(postgresBinary('postgres'))
  if (filter === 'sizes') {
    for (const line of await measureSizes()) say(line)
    return
  }
  if (filter === 'pooler') {
    findExecutable(['/usr/sbin/pgbouncer'], 'pgbouncer')
    await buildIfNeeded(say)
    for (const line of await tryPooler(say)) say(line)
    return
  }
  findExecutable(['/usr/sbin/haproxy'], 'haproxy')
  await buildIfNeeded(say)
  const lines = [machineText(version)]
  for (const mode of MODES.filter(({ name }) => name.startsWith(filter))) {
    say(`\n${mode.name}`)
    lines.push(...reportOf(await runFailover(mode, say)))
  }
  for (const line of lines) say(line)
}

async function versionOf(postgres: string): Promise<string> {
  const trial = await openTrial('version')
  return trial.run([postgres, '--version']).finally(trial.end)
}

main(process.argv.slice(2)).catch(error => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
