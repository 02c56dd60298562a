import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { retryUntil } from '#platform/ui/live/retry.ts'

/** A request that was under way when the network changed may never be answered. */
const ANSWER_LIMIT_MS = 10_000

/** False without network, when the reply is cut, while the server is down, and while it cannot reach its database. */
export function isServerReady(): Promise<boolean> {
  const answered = fetch('/readyz', { cache: 'no-store' })
    .then(async answer => answer.ok && (await answer.text()) === 'ok')
    .catch(() => false)
  const silence = new Promise<boolean>(resolve => setTimeout(resolve, ANSWER_LIMIT_MS, false))
  return Promise.race([answered, silence])
}

const FIRST_DELAY_MS = 1_000

/** For an error page: loads its data again once the server is ready, as a reload would. True while it still tries. */
export function useRetryWhenReady(enabled: boolean): boolean {
  const { revalidate, state } = useRevalidator()
  const startedAt = useRef<number>(undefined)
  const loads = useRef(0)
  // False on the server: without a script nothing is tried again.
  const [isTrying, setIsTrying] = useState(false)
  useEffect(() => {
    if (!enabled || state !== 'idle') return
    startedAt.current ??= performance.now()
    const until = startedAt.current + OPERATION_WINDOW_MS
    setIsTrying(performance.now() < until)
    const controller = new AbortController()
    const { signal } = controller
    // A page that fails although the server is ready is loaded less and less often.
    const timer = setTimeout(
      async () => {
        const isReady = await retryUntil(isServerReady, { signal, windowMs: until - performance.now() })
        if (signal.aborted) return
        if (isReady && performance.now() < until) revalidate().catch(() => {})
        else setIsTrying(false)
      },
      FIRST_DELAY_MS * 2 ** loads.current++,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [enabled, state, revalidate])
  return isTrying
}
