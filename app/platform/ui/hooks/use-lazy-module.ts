import { useEffect, useEffectEvent, useState } from 'react'
import { retryDelayMs } from '#platform/ui/live/backoff.ts'

/** Imports a module when it is first needed, retrying while the import fails. Null until it is loaded. */
export function useLazyModule<Module extends object>(
  needed: boolean,
  load: () => Promise<Module>,
): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  const loadModule = useEffectEvent(load)
  const missing = needed && module === null
  useEffect(() => {
    if (!missing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    function attempt(failures: number) {
      loadModule().then(setModule, () => {
        if (!stopped) timer = setTimeout(attempt, retryDelayMs(failures, Math.random()), failures + 1)
      })
    }
    attempt(0)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [missing])
  return module
}
