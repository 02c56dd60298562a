import { useEffect, useState } from 'react'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { Spinner } from '#ui/basics/spinner.tsx'
import { AGENDA_FRAME, CLIENT_FRAME } from '#ui/bookings/frames.ts'
import { AGENDA_LOADING_TEXT, BOOKINGS_LOADING_TEXT, TECHNICIAN_LOADING_TEXT } from '#wording/loading.ts'

/** Section 2, Mis reservas, while it is on its way. */
export function PendingBookings() {
  return <PendingTimeline frame={CLIENT_FRAME} title="Mis reservas" text={BOOKINGS_LOADING_TEXT} />
}

/** Both reads of the agenda are one request: which of them is under way is guessed by the time that passed. */
const FIRST_READ_MS = 1_000

/** Section 2, Agenda, while it is on its way: first whose it is, then what is in it. */
export function PendingAgenda() {
  const [text, setText] = useState<string>(TECHNICIAN_LOADING_TEXT)
  useEffect(() => {
    const timer = setTimeout(() => setText(AGENDA_LOADING_TEXT), FIRST_READ_MS)
    return () => clearTimeout(timer)
  }, [])
  return <PendingTimeline frame={AGENDA_FRAME} title="Mi Agenda Profesional" text={text} />
}

function PendingTimeline({ frame, title, text }: { frame: string; title: string; text: string }) {
  return (
    <div className={frame} aria-busy="true">
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
