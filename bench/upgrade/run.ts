// `npm run upgrade-test`: the version before (deploy/version-before) and this one on one database behind nginx, under load: upgrade,
// restart, kill and rollback of the program alone. `npm run upgrade-test -- COMMIT` begins at another one.
// Needs Debian's nginx; uses loopback, a temporary folder and data/versions only. Exit code 1 when an answer or a row is missing.
import type { Answer } from '#bench/failover/load.ts'
import { findNginx } from '#bench/upgrade/nginx.ts'
import { runUpgrade, type StepResult, type UpgradeResult } from '#bench/upgrade/upgrade.ts'
import { checkOut, ROOT, versionBefore } from '#bench/upgrade/versions.ts'
import { buildIfNeeded } from '#server/build.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

async function main([commit]: string[]): Promise<void> {
  findNginx()
  const named = await versionBefore()
  say('building both versions')
  const before = await checkOut(commit ?? named.commit, commit ? commit.slice(0, 8) : named.number)
  await buildIfNeeded(say)
  const result = await runUpgrade(before, { name: 'this', folder: ROOT }, say)
  for (const line of reportOf(result)) say(line)
  if (!result.steps.every(isWhole) || result.failedJobs.length > 0) process.exitCode = 1
}

const failuresIn = (answers: readonly Answer[]) => answers.flatMap(({ failure }) => failure ?? [])
const isWhole = ({ lost, twice, badExits, ...step }: StepResult) =>
  lost + twice + badExits === 0 &&
  failuresIn([...step.bookings, ...step.pages, ...step.accepted]).length === 0

function reportOf({ steps, migrations, failedJobs, errors }: UpgradeResult): string[] {
  const rows = steps.map(step => {
    const slowest = Math.max(...[...step.bookings, ...step.pages].map(({ ms }) => ms))
    const cells = [
      step.name,
      `${step.acknowledged}`,
      `${failuresIn(step.bookings).length}`,
      `${step.lost} / ${step.twice}`,
      `${step.accepted.length}, ${failuresIn(step.accepted).length}`,
      `${step.pages.length}, ${failuresIn(step.pages).length}`,
      `${(slowest / 1_000).toFixed(1)} s`,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| while both, one after the other | bookings | failed | lost / twice | accepted, failed | pages, failed | slowest |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    ...steps.flatMap(({ name, bookings, pages, accepted }) =>
      countsOf(failuresIn([...bookings, ...pages, ...accepted])).map(text => `${name}: ${text}`),
    ),
    `migrations of the upgrade: ${migrations.join(', ') || 'none'}`,
    `jobs that failed or wait: ${failedJobs.join('; ') || 'none'}`,
    `errors in the logs: ${errors.join('; ') || 'none'}`,
  ]
}

function countsOf(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => `${count} × ${text}`)
}

main(process.argv.slice(2)).catch(error => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
