import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isServerReady } from '#ui/hooks/is-server-ready.ts'
import { retryDelayMs } from '#ui/live/backoff.ts'

/** Section 9: operations are tried again for at most two minutes. */
const TRIED_FOR_MS = 2 * 60_000
const FIRST_DELAY_MS = 1_000

/** For an error page: loads its data again once the server is ready, as a reload would. */
export function useRetryWhenReady(): void {
  const { revalidate, state } = useRevalidator()
  const startedAt = useRef<number>(undefined)
  const loads = useRef(0)
  useEffect(() => {
    if (state !== 'idle') return
    startedAt.current ??= performance.now()
    const until = startedAt.current + TRIED_FOR_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const attempt = async (failures: number): Promise<void> => {
      const isReady = await isServerReady()
      if (isStopped || performance.now() > until) return
      if (isReady) return void revalidate().catch(() => {})
      timer = setTimeout(() => void attempt(failures + 1), retryDelayMs(failures, Math.random()))
    }
    // A page that fails although the server is ready is loaded less and less often.
    timer = setTimeout(() => void attempt(0), FIRST_DELAY_MS * 2 ** loads.current++)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [state, revalidate])
}
