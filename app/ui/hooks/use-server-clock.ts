import { useEffect, useState } from 'react'
import { serverNow } from '#ui/live/server-clock.ts'

const TICK_MS = 15_000

/** The server's time, going on while the page is open. */
export function useServerClock(told: Date): Date {
  const [now, setNow] = useState(told)
  useEffect(() => {
    const tick = () => setNow(serverNow(told))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [told])
  return now < told ? told : now
}
