import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { retryUntil } from '#platform/ui/live/retry.ts'

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
    const controller = new AbortController()
    const { signal } = controller
    const isLoaded = () =>
      loadModule().then(
        loaded => {
          if (!signal.aborted) setModule(loaded)
          return true
        },
        () => false,
      )
    void retryUntil(isLoaded, { signal })
    return () => controller.abort()
  }, [missing])
  return module
}
