import { useEffect, useState } from 'react'
import { keptForMs } from '#platform/ui/offline/seen-at.ts'

const TICK_MS = 15_000

/**
 * The server's time from a loader, advanced while the page is open. It reads the clock of the device only for how long a page
 * was stored that is shown without network.
 */
export function useServerClock(serverTime: Date): Date {
  const [now, setNow] = useState(serverTime)
  useEffect(() => {
    const tick = () => setNow(serverNow(serverTime))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [serverTime])
  return now < serverTime ? serverTime : now
}

/** When each loader value was first seen, on the monotonic clock; shared by all components that use it. */
const receivedAt = new WeakMap<Date, number>()

function serverNow(serverTime: Date): Date {
  const received = receivedAt.get(serverTime) ?? performance.now() - keptForMs()
  receivedAt.set(serverTime, received)
  return new Date(serverTime.getTime() + performance.now() - received)
}
