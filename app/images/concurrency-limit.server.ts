/** Runs work, so many at a time; the rest waits in line. */
export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Pictures cost memory while they are open, so few may be open at once, however many arrive. */
export function turns(atOnce: number): InTurn {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async work => {
    if (free > 0) free--
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
