import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { retryDelayMs } from '#platform/ui/live/server-ready.ts'

const DEFAULT_DELAY_MS = 150

/** True once `flag` has been true for `delayMs`: keeps skeletons and spinners from flickering on fast responses. */
export function useDelayedFlag(flag: boolean, delayMs = DEFAULT_DELAY_MS): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!flag) return setDelayed(false)
    const timer = setTimeout(() => setDelayed(true), delayMs)
    return () => clearTimeout(timer)
  }, [flag, delayMs])
  return flag && delayed
}

/** Keeps the height of the element while `loading`: what stands below it does not move to the end of a skeleton. */
export function useReservedHeight<E extends HTMLElement>(loading: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!loading || !element) return
    element.style.height = `${element.offsetHeight}px`
    element.style.overflowY = 'clip'
    return () => {
      element.style.height = ''
      element.style.overflowY = ''
    }
  }, [loading])
  return ref
}

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
