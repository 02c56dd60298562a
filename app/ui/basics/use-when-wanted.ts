import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What few need comes when it is first wanted. Null until it is here, and when it cannot be had: the page goes on
 * without it, and asks again the next time.
 */
export function useWhenWanted<Part extends object>(wanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const fetchIt = useEffectEvent(() => {
    if (part === null) load().then(setPart, () => {})
  })
  useEffect(() => {
    if (wanted) fetchIt()
  }, [wanted])
  return part
}
