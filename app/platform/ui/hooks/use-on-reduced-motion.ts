import { useEffect, useEffectEvent } from 'react'

/** Calls back when the system prefers reduced motion: on mount, or when the preference changes. */
export function useOnReducedMotion(callback: () => void): void {
  const onReducedMotion = useEffectEvent(callback)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const onChange = () => query.matches && onReducedMotion()
    onChange()
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
}
