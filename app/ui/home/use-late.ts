import { useEffect, useState } from 'react'

const PATIENCE_MS = 150

/** True once it has been true for a moment: what is over at once is not worth showing. */
export function useLate(now: boolean, patienceMs = PATIENCE_MS): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!now) return setLate(false)
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [now, patienceMs])
  return now && late
}
