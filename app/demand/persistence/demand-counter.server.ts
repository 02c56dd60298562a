// What was seen, in memory until it is written each minute: a request only adds to a set. A crash loses a minute at most.
import { type DemandEvent, wantedKey } from '#demand/domain/demand.ts'
import { earliestDay, type SeenDemand, writeDemand } from '#demand/persistence/write-demand.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const WRITE_EVERY_MS = 60_000
/** A flood cannot fill the memory: what is above is dropped and counted as dropped. */
const MOST_PENDING = 50_000
/** Different searches of one network in a day, on this instance; a mobile operator has many people behind one address. */
const MOST_OF_NETWORK = 1_000
/** Above it networks that are new that day have no limit of their own. */
const MOST_NETWORKS = 50_000
/** Rows of one transaction. */
const CHUNK = 500

export interface DemandFigures {
  /** Since the start. */
  readonly counted: number
  readonly dropped: number
  /** Not written yet. */
  readonly pending: number
  /** Milliseconds since 1970; null before the first. */
  readonly lastWrite: number | null
}

export interface DemandCounter {
  count(network: string, event: DemandEvent): void
  /** Writes what is pending; what could not be written stays. */
  flush(): Promise<void>
  readonly figures: () => DemandFigures
  /** Writes for the last time. */
  stop(): Promise<void>
}

interface CounterOptions {
  readonly db: Db
  readonly now: () => Date
  readonly onFailure: (error: unknown) => void
}

interface Pending {
  readonly day: string
  readonly event: DemandEvent
  readonly networks: Set<string>
}

export function createDemandCounter({ db, now, onFailure }: CounterOptions): DemandCounter {
  let pending = new Map<string, Pending>()
  let size = 0
  let ofNetwork = { day: '', counts: new Map<string, number>() }
  let counted = 0
  let dropped = 0
  let lastWrite: number | null = null
  let writing: Promise<void> | null = null

  function isWithinLimits(day: string, network: string): boolean {
    if (size >= MOST_PENDING) return false
    if (ofNetwork.day !== day) ofNetwork = { day, counts: new Map() }
    const { counts } = ofNetwork
    const before = counts.get(network)
    if (before === undefined && counts.size >= MOST_NETWORKS) return true
    if (before !== undefined && before >= MOST_OF_NETWORK) return false
    counts.set(network, (before ?? 0) + 1)
    return true
  }

  /** Whether it is pending now, and was not before; `mayAdd` is asked only then. */
  function add({ day, network, event }: SeenDemand, mayAdd: () => boolean): boolean {
    const key = `${day}\n${event.facts}\n${wantedKey(event)}\n${event.words}`
    const known = pending.get(key)
    if (known?.networks.has(network)) return false
    if (!mayAdd()) {
      dropped++
      return false
    }
    size++
    if (known) known.networks.add(network)
    else pending.set(key, { day, event, networks: new Set([network]) })
    return true
  }

  function count(network: string, event: DemandEvent): void {
    const day = bogotaDate(now())
    if (add({ day, network, event }, () => isWithinLimits(day, network))) counted++
  }

  async function writePending(): Promise<void> {
    const taken = [...pending.values()].flatMap(({ day, event, networks }) =>
      [...networks].map((network): SeenDemand => ({ day, network, event })),
    )
    pending = new Map()
    size = 0
    for (let from = 0; from < taken.length; from += CHUNK)
      try {
        await writeDemand(db, taken.slice(from, from + CHUNK), now())
      } catch (error) {
        putBack(taken.slice(from))
        throw error
      }
    lastWrite = Date.now()
  }

  function putBack(seen: readonly SeenDemand[]): void {
    const earliest = earliestDay(now())
    for (const each of seen) add(each, () => size < MOST_PENDING && each.day >= earliest)
  }

  function flush(): Promise<void> {
    writing ??= writePending().finally(() => {
      writing = null
    })
    return writing
  }

  const timer = setInterval(() => flush().catch(onFailure), WRITE_EVERY_MS).unref()

  return {
    count,
    flush,
    figures: () => ({ counted, dropped, pending: size, lastWrite }),
    async stop() {
      clearInterval(timer)
      // What a running write does not have.
      await writing?.catch(() => {})
      await flush()
    },
  }
}
