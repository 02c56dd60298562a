import { useEffect, useRef, useState } from 'react'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import { useSafeRevalidate } from '#ui/hooks/use-safe-revalidate.ts'
import { subscribe } from '#ui/live/live-events.ts'

interface Followed {
  readonly key: number
  readonly status: BookingStatus
}

const NONE: ReadonlySet<number> = new Set()

/** Reads the page again when the server hints at a change. The answer: which bookings changed while being looked at. */
export function useLiveBookings(bookings: readonly Followed[]): ReadonlySet<number> {
  const revalidate = useSafeRevalidate()
  useEffect(() => subscribe('bookings', revalidate), [revalidate])

  const before = useRef<ReadonlyMap<number, BookingStatus> | null>(null)
  const [changed, setChanged] = useState(NONE)
  useEffect(() => {
    const seen = before.current
    before.current = new Map(bookings.map(({ key, status }) => [key, status]))
    const news = bookings.filter(({ key, status }) => seen && seen.get(key) !== status)
    if (news.length > 0) setChanged(new Set(news.map(({ key }) => key)))
  }, [bookings])
  return changed
}
