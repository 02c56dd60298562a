import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * A page that somebody comes back to, from another tab or from the browser's memory, shows what is true by then. A
 * page in use is not traded for an error: only a server that can answer is asked. `useSafeRevalidate` does more, and would
 * bring this page's scripts along wherever somebody is signed in.
 */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const stays = useRef(true)
  useEffect(() => {
    stays.current = state === 'idle'
  }, [state])

  useEffect(() => {
    async function look(): Promise<void> {
      const canAnswer = await fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      // Whoever is on the way elsewhere is not held up.
      if (canAnswer && stays.current) await revalidate().catch(() => {})
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look()
    }
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onShow)
    }
  }, [revalidate])
}
