// The report of a failover, in the words of docs/scale.md.
import { availableParallelism, cpus } from 'node:os'
import type { FailoverResult } from '#bench/failover/failover.ts'
import type { Answer } from '#bench/failover/load.ts'

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

export function machineText(postgresVersion: string): string {
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${postgresVersion.trim()}`
}

export function reportOf(result: FailoverResult): string[] {
  const { mode, load, killedAt, promotedAt, liveAgainAt } = result
  const { acknowledged, guests, bookings } = load
  const before = Math.max(...acknowledged.map(({ at }) => at).filter(at => at <= killedAt))
  const after = Math.min(...acknowledged.map(({ at }) => at).filter(at => at > promotedAt))
  return [
    mode.name,
    `  without writes: ${seconds(after - before)} (last acknowledged booking to the next; promoted ${seconds(promotedAt - killedAt)} after the kill, first booking ${seconds(after - promotedAt)} after that)`,
    `  bookings: ${acknowledged.length} acknowledged; ${failuresText(bookings)}`,
    `  guests: ${guests.length} pages, slowest ${seconds(Math.max(...guests.map(({ ms }) => ms)))}; ${failuresText(guests)}`,
    `  rows compared on the new primary: ${acknowledged.length} acknowledged, ${result.lost} lost, ${result.duplicates} twice, ${result.stored} stored`,
    `  open pages: ${liveAgainAt === undefined ? 'never told to look again' : `told to look again ${seconds(liveAgainAt - promotedAt)} after the promotion`}`,
    `  write-ahead log: ${(result.walBytesPerBooking / 1_000).toFixed(1)} kB per booking, whole path`,
    `  letters: ${result.emails} sent, ${result.jobsLeft} jobs left waiting`,
  ]
}

function failuresText(answers: readonly Answer[]): string {
  const counts = new Map<string, number>()
  for (const { failure } of answers) if (failure) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  if (counts.size === 0) return 'no errors'
  return `errors: ${[...counts].map(([failure, count]) => `${count} × ${failure}`).join(', ')}`
}
