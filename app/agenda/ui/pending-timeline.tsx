import { useEffect, useState } from 'react'
import { Spinner } from '#platform/ui/basics/button.tsx'
import { Skeleton } from '#platform/ui/basics/skeleton.tsx'
import {
  AGENDA_LOADING_TEXT,
  BOOKINGS_LOADING_TEXT,
  TECHNICIAN_LOADING_TEXT,
} from '#platform/wording/loading.ts'

// Page width of the two timelines, shared by the pages and their loading screens.
export const CLIENT_PAGE = 'container-57.5 pt-5 md:pt-10'
export const AGENDA_PAGE = 'container-65 pt-4 md:pt-10'

/** Section 2, Mis reservas, while it loads. */
export function PendingBookings() {
  return <PendingTimeline className={CLIENT_PAGE} title="Mis reservas" text={BOOKINGS_LOADING_TEXT} />
}

/** Technician and bookings load in one request: the second text appears after this time. */
const FIRST_TEXT_MS = 1_000

/** Section 2, Agenda, while it loads. */
export function PendingAgenda() {
  const [text, setText] = useState<string>(TECHNICIAN_LOADING_TEXT)
  useEffect(() => {
    const timer = setTimeout(() => setText(AGENDA_LOADING_TEXT), FIRST_TEXT_MS)
    return () => clearTimeout(timer)
  }, [])
  return <PendingTimeline className={AGENDA_PAGE} title="Mi Agenda Profesional" text={text} />
}

function PendingTimeline({ className, title, text }: { className: string; title: string; text: string }) {
  return (
    <div className={className} aria-busy="true">
      <h1 className="type-h1">{title}</h1>
      <p role="status" className="mt-5 flex items-center gap-2.5 text-ink-600">
        <Spinner />
        {text}
      </p>
      <div className="mt-7 grid gap-3">
        <Skeleton className="mb-1 h-6 w-48" />
        <Skeleton className="h-36 rounded-16" />
        <Skeleton className="h-36 rounded-16" />
      </div>
    </div>
  )
}
