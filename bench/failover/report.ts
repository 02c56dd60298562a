// The report of a trial, in the words of docs/scale.md.
import { availableParallelism, cpus } from 'node:os'
import type { Answer } from '#bench/failover/load.ts'
import type { PatroniResult } from '#bench/failover/patroni.ts'

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

export function machineText(postgresVersion: string): string {
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${postgresVersion.trim()}`
}

export function reportOf({ losses, load, ...result }: PatroniResult): string[] {
  return [
    '| the primary | s without writes | acknowledged | lost | errors of bookers | guests: pages, failed, slowest | old primary a replica again |',
    '|---|---|---|---|---|---|---|',
    ...losses.map(
      ({
        name,
        gapsMs,
        acknowledged,
        lost,
        bookingErrors,
        guests,
        guestErrors,
        slowestGuestMs,
        rejoinedMs,
      }) =>
        `| ${name} | ${gapsMs.map(seconds).join(' and ') || 'below 1'} | ${acknowledged} | ${lost} | ${bookingErrors} | ${guests}, ${guestErrors}, ${seconds(slowestGuestMs)} s | after ${seconds(rejoinedMs)} s |`,
    ),
    '',
    `bookings: ${load.acknowledged.length} acknowledged, ${losses.reduce((sum, { lost }) => sum + lost, 0)} lost, ${result.duplicates} twice; ${failuresText(load.bookings)}`,
    `guests: ${failuresText(load.guests)}`,
    `e-mails: ${result.emails} sent, ${result.jobsLeft} jobs left waiting`,
    `BookingsFail: ${result.alertAt === undefined ? 'did NOT fire' : `fired ${seconds(result.alertAt - (losses[0]?.struckAt ?? 0))} s after the first loss`}`,
    `an open page was told to look again ${result.streamEvents} times`,
    `guests read from a replica again: in ${result.replicasInUse} of 2 programs`,
    ...result.outageLines.map(line => `log: ${line}`),
  ]
}

/** What was acknowledged is there once, and somebody was told that bookings failed. */
export function isPassed({ losses, duplicates, alertAt }: PatroniResult): boolean {
  return losses.every(({ lost }) => lost === 0) && duplicates === 0 && alertAt !== undefined
}

function failuresText(answers: readonly Answer[]): string {
  const counts = new Map<string, number>()
  for (const { failure } of answers) if (failure) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  if (counts.size === 0) return 'no errors'
  return `errors: ${[...counts].map(([failure, count]) => `${count} × ${failure}`).join(', ')}`
}
