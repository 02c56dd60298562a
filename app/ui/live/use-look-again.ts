import { useCallback, useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { retryDelayMs } from '#ui/live/backoff.ts'

/**
 * Asks for fresh data, but only of a server that can answer: a page in use is not traded for an error. Until it can,
 * it is asked again. While the page is on its way somewhere it waits to arrive: asking on the road would cut that
 * road off.
 */
export function useLookAgain(): () => void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const onTheRoad = useRef(false)
  const missed = useRef(false)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useCallback(
    async (failures: number): Promise<void> => {
      clearTimeout(retry.current)
      const canAnswer = await fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (onTheRoad.current) {
        missed.current = true
        return
      }
      // Cut off by somebody who goes elsewhere, the answer is not missed.
      if (canAnswer) return void revalidate().catch(() => {})
      clearTimeout(retry.current)
      retry.current = setTimeout(() => void look(failures + 1), retryDelayMs(failures, Math.random()))
    },
    [revalidate],
  )
  const lookAgain = useCallback(() => void look(0), [look])

  useEffect(() => () => clearTimeout(retry.current), [])
  useEffect(() => {
    onTheRoad.current = state !== 'idle'
    if (onTheRoad.current || !missed.current) return
    missed.current = false
    lookAgain()
  }, [state, lookAgain])
  return lookAgain
}
