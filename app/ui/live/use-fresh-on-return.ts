import { useEffect } from 'react'
import { useLookAgain } from '#ui/live/use-look-again.ts'

/** A page that somebody comes back to, from another tab or from the browser's memory, shows what is true by then. */
export function useFreshOnReturn(): void {
  const lookAgain = useLookAgain()
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') lookAgain()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lookAgain()
    }
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onShow)
    }
  }, [lookAgain])
}
