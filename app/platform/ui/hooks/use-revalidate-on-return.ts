import { useEffect } from 'react'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'

/** Revalidates when the tab becomes visible again or the page is restored from the back/forward cache. */
export function useRevalidateOnReturn(): void {
  const revalidate = useSafeRevalidate()
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      removeEventListener('pageshow', onPageShow)
    }
  }, [revalidate])
}
