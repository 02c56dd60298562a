import { useEffect, useState } from 'react'

const DEFAULT_DELAY_MS = 150

/** True once `flag` has been true for `delayMs`: keeps skeletons and spinners from flickering on fast responses. */
export function useDelayedFlag(flag: boolean, delayMs = DEFAULT_DELAY_MS): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!flag) return setDelayed(false)
    const timer = setTimeout(() => setDelayed(true), delayMs)
    return () => clearTimeout(timer)
  }, [flag, delayMs])
  return flag && delayed
}
