import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'
import { isServerReady } from '#platform/ui/hooks/is-server-ready.ts'
import { retryDelayMs } from '#platform/ui/live/backoff.ts'

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
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const attempt = async (failures: number): Promise<void> => {
      const isReady = await isServerReady()
      if (isStopped) return
      if (performance.now() > until) return setIsTrying(false)
      if (isReady) return void revalidate().catch(() => {})
      timer = setTimeout(() => void attempt(failures + 1), retryDelayMs(failures, Math.random()))
    }
    // A page that fails although the server is ready is loaded less and less often.
    timer = setTimeout(() => void attempt(0), FIRST_DELAY_MS * 2 ** loads.current++)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [enabled, state, revalidate])
  return isTrying
}
