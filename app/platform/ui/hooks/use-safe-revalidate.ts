import { useCallback, useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { isServerReady, retryDelayMs } from '#platform/ui/live/server-ready.ts'

/**
 * Revalidates the loaders of the page once /readyz answers, with retries for two minutes (section 9): a failed
 * revalidation would replace the page by its error boundary. After a longer outage the live stream starts it again. During
 * a navigation it waits: revalidate() would abort the pending navigation.
 */
export function useSafeRevalidate(): () => void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const navigating = useRef(false)
  const unmounted = useRef(false)
  const pending = useRef(false)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const attempt = useCallback(
    async (failures: number, until: number): Promise<void> => {
      clearTimeout(retry.current)
      const ready = await isServerReady()
      if (unmounted.current) return
      if (navigating.current) {
        pending.current = true
        return
      }
      // A navigation that starts meanwhile aborts the revalidation: nothing to report.
      if (ready) return void revalidate().catch(() => {})
      clearTimeout(retry.current)
      if (performance.now() > until) return
      const delayMs = retryDelayMs(failures, Math.random())
      retry.current = setTimeout(() => void attempt(failures + 1, until), delayMs)
    },
    [revalidate],
  )
  const start = useCallback(() => void attempt(0, performance.now() + OPERATION_WINDOW_MS), [attempt])

  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
      clearTimeout(retry.current)
    }
  }, [])
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
