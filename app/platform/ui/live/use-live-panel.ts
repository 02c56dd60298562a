import { useEffect } from 'react'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { subscribe } from '#platform/ui/live/live-events.ts'

/** Revalidates an administrators' page on 'panel' events: somebody moderated, sent a document, reported, rated or opened a case. */
export function useLivePanel(): void {
  const revalidate = useSafeRevalidate()
  useEffect(() => subscribe('panel', revalidate), [revalidate])
}
