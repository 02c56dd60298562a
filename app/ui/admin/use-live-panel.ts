import { useEffect, useRef } from 'react'
import { useFetchers } from 'react-router'
import { useSafeRevalidate } from '#ui/hooks/use-safe-revalidate.ts'
import { subscribe } from '#ui/live/live-events.ts'

/**
 * Revalidates an administrators' page on 'panel' events: somebody moderated, sent a document, reported, rated or opened a
 * case. While an act of this page is being sent it waits: the row that shows the answer may leave with the new data.
 */
export function useLivePanel(): void {
  const revalidate = useSafeRevalidate()
  const isSending = useFetchers().length > 0
  const sending = useRef(isSending)
  const pending = useRef(false)
  useEffect(
    () =>
      subscribe('panel', () => {
        if (sending.current) pending.current = true
        else revalidate()
      }),
    [revalidate],
  )
  useEffect(() => {
    sending.current = isSending
    if (isSending || !pending.current) return
    pending.current = false
    revalidate()
  }, [isSending, revalidate])
}
