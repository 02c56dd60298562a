import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/** Asks for fresh data, but only of a server that can answer: a page in use is not traded for an error. */
export function useLookAgain(): () => void {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    fetch('/readyz', { cache: 'no-store' })
      .then(({ ok }) => (ok ? revalidate() : undefined))
      .catch(() => undefined)
  }, [revalidate])
}
