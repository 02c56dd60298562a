// `npm run failover -- patroni` (or without a word): the cluster of deploy/cluster loses its primary in five ways under load.
// `npm run failover -- restore`: bookings up to a moment are restored from the archive of the write-ahead log.
// `npm run failover -- pooler`: the program behind pgbouncer, in each of its modes.
// `npm run failover -- sizes`: bytes per row of a generated database.
// Debian's packages, loopback and a temporary folder only; what is missing is named.
import { findPrometheus } from '#bench/failover/alerts.ts'
import { findClusterPrograms } from '#bench/failover/cluster.ts'
import { runPatroni } from '#bench/failover/patroni.ts'
import { findPooler, tryPooler } from '#bench/failover/pooler.ts'
import { postgresBinary } from '#bench/failover/postgres-server.ts'
import { openTrial } from '#bench/failover/processes.ts'
import { isPassed, machineText, reportOf } from '#bench/failover/report.ts'
import { findBackRest, tryRestore } from '#bench/failover/restore.ts'
import { measureSizes } from '#bench/failover/sizes.ts'
import { buildIfNeeded } from '#server/build.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const TRIALS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  async patroni() {
    findClusterPrograms()
    findPrometheus()
    await buildIfNeeded(say)
    const result = await runPatroni(say)
    if (!isPassed(result)) process.exitCode = 1
    return reportOf(result)
  },
  async restore() {
    findBackRest()
    await buildIfNeeded(say)
    return tryRestore(say)
  },
  async pooler() {
    findPooler()
    await buildIfNeeded(say)
    return tryPooler(say)
  },
  sizes: measureSizes,
}

async function main([name = 'patroni']: string[]): Promise<void> {
  const trial = TRIALS[name]
  if (!trial) throw new Error(`npm run failover -- ${Object.keys(TRIALS).join(' | ')}`)
  const version = await versionOf(postgresBinary('postgres'))
  const lines = await trial()
  for (const line of [machineText(version), ...lines]) say(line)
}

async function versionOf(postgres: string): Promise<string> {
  const trial = await openTrial('version')
  return trial.run([postgres, '--version']).finally(trial.end)
}

main(process.argv.slice(2)).catch(error => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
