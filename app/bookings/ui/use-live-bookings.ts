import { useEffect, useRef, useState } from 'react'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { subscribe } from '#platform/ui/live/live-events.ts'

interface ShownBooking {
  readonly key: number
  readonly status: BookingStatus
}

const NONE: ReadonlySet<number> = new Set()

/** Revalidates the page on 'bookings' events. Returns the keys of the bookings whose status changed last. */
export function useLiveBookings(bookings: readonly ShownBooking[]): ReadonlySet<number> {
  const revalidate = useSafeRevalidate()
  useEffect(() => subscribe('bookings', revalidate), [revalidate])

  const previous = useRef<ReadonlyMap<number, BookingStatus> | null>(null)
  const [changedKeys, setChangedKeys] = useState(NONE)
  useEffect(() => {
    const before = previous.current
    previous.current = new Map(bookings.map(({ key, status }) => [key, status]))
    const changed = bookings.filter(({ key, status }) => before && before.get(key) !== status)
    if (changed.length > 0) setChangedKeys(new Set(changed.map(({ key }) => key)))
  }, [bookings])
  return changedKeys
}
