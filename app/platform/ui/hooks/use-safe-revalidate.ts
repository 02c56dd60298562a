import { useCallback, useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { retryUntil } from '#platform/ui/live/retry.ts'
import { isServerReady } from '#platform/ui/live/server-ready.ts'

/**
 * Revalidates the loaders of the page once /readyz answers, with retries for two minutes (section 9): a failed
 * revalidation would replace the page by its error boundary. After a longer outage the live stream starts it again. During
 * a navigation it waits: revalidate() would abort the pending navigation.
 */
export function useSafeRevalidate(): () => void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const navigating = useRef(false)
  const pending = useRef(false)
  const running = useRef<AbortController>(undefined)

  const start = useCallback((): void => {
    // One that waits for the server revalidates after this moment anyway.
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    retryUntil(isServerReady, { signal, windowMs: OPERATION_WINDOW_MS }).then(isReady => {
      if (signal.aborted) return
      running.current = undefined
      if (!isReady) return
      if (navigating.current) pending.current = true
      // A navigation that starts meanwhile aborts the revalidation: nothing to report.
      else revalidate().catch(() => {})
    })
  }, [revalidate])

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [],
  )
  useEffect(() => {
    navigating.current = state !== 'idle'
    if (navigating.current || !pending.current) return
    pending.current = false
    start()
  }, [state, start])
  return start
}

/** Revalidates when the tab becomes visible again or the page is restored from the back/forward cache. */
export function useRevalidateOnReturn(): void {
  const revalidate = useSafeRevalidate()
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      removeEventListener('pageshow', onPageShow)
    }
  }, [revalidate])
}
