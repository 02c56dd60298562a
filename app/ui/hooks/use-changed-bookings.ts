import { useEffect, useRef, useState } from 'react'
import type { BookingStatus } from '#domain/bookings/booking.ts'

interface ShownBooking {
  readonly key: number
  readonly status: BookingStatus
}

const NONE: ReadonlySet<number> = new Set()

/** The keys of the bookings whose status changed last. */
export function useChangedBookings(bookings: readonly ShownBooking[]): ReadonlySet<number> {
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
