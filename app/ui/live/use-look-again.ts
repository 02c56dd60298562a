import { useCallback, useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * Asks for fresh data, but only of a server that can answer: a page in use is not traded for an error. While the
 * page is on its way somewhere it waits to arrive: asking on the road would cut that road off.
 */
export function useLookAgain(): () => void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const onTheRoad = useRef(false)
  const missed = useRef(false)

  const lookAgain = useCallback(() => {
    if (onTheRoad.current) {
      missed.current = true
      return
    }
    fetch('/readyz', { cache: 'no-store' })
      .then(({ ok }) => (ok ? revalidate() : undefined))
      .catch(() => undefined)
  }, [revalidate])

  useEffect(() => {
    onTheRoad.current = state !== 'idle'
    if (onTheRoad.current || !missed.current) return
    missed.current = false
    lookAgain()
  }, [state, lookAgain])
  return lookAgain
}
