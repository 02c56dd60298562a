import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { retryUntil } from '#platform/ui/live/retry.ts'
import { isLoading, loadsEnded } from '#platform/ui/live/router-loads.ts'
import { isServerReady } from '#platform/ui/live/server-ready.ts'

/**
 * Revalidates the loaders of the page once /readyz answers, with retries for two minutes (section 9): a failed
 * revalidation would replace the page by its error boundary. After a longer outage the live stream starts it again. It waits
 * until what was loaded before is shown: revalidate() would abort a pending navigation, and a flash message is sent once.
 */
export function useSafeRevalidate(): () => void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const [asked, setAsked] = useState(0)
  const answered = useRef(0)
  const running = useRef<AbortController>(undefined)

  const start = useCallback((): void => {
    // One that waits for the server revalidates after this moment anyway.
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const isPossible = retryUntil(isServerReady, { signal, windowMs: OPERATION_WINDOW_MS })
    isPossible.then(async isReady => {
      await loadsEnded()
      if (signal.aborted) return
      running.current = undefined
      // React Router renders what it loads in transitions, and React commits pending transitions together.
      if (isReady) startTransition(() => setAsked(count => count + 1))
    })
  }, [])

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (asked === answered.current || state !== 'idle') return
    if (isLoading()) return start()
    answered.current = asked
    // A navigation that starts meanwhile aborts the revalidation: nothing to report.
    revalidate().catch(() => {})
  }, [asked, state, start, revalidate])
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
