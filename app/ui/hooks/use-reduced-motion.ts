import { useEffect, useEffectEvent } from 'react'

/** Tells once somebody's system asks for less motion: at the start, or whenever they change their mind. */
export function useReducedMotion(calm: () => void): void {
  const onCalm = useEffectEvent(calm)
  useEffect(() => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => wish.matches && onCalm()
    look()
    wish.addEventListener('change', look)
    return () => wish.removeEventListener('change', look)
  }, [])
}
