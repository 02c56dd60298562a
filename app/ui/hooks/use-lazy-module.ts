import { useEffect, useEffectEvent, useState } from 'react'
import { retryDelayMs } from '#ui/live/backoff.ts'

/** What few need comes when it is first wanted. Null until it is here; while it cannot be had it is asked for again. */
export function useLazyModule<Part extends object>(wanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const fetchPart = useEffectEvent(load)
  const missing = wanted && part === null
  useEffect(() => {
    if (!missing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    function attempt(failures: number) {
      fetchPart().then(setPart, () => {
        if (!stopped) timer = setTimeout(attempt, retryDelayMs(failures, Math.random()), failures + 1)
      })
    }
    attempt(0)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [missing])
  return part
}
