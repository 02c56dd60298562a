import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { OPERATION_WINDOW_MS } from '#platform/domain/retry-windows.ts'

const FIRST_MS = 1_000
/** Short, so that open pages are current within five seconds of the server's return. */
const LONGEST_MS = 2_000

/** Exponential backoff from 1 s to 2 s with jitter, so that not every browser retries at once. */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random / 2)))
}

/** False without network, when the reply is cut, while the server is down, and while it cannot reach its database. */
export function isServerReady(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store' })
    .then(async answer => answer.ok && (await answer.text()) === 'ok')
    .catch(() => false)
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
