// The public card and profile as the technician's editor shows them while somebody types.
import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'
import { TechnicianCard } from '#catalogue/ui/card/technician-card.tsx'
import { ProfileView, type ProfileViewProps } from '#catalogue/ui/profile/profile-view.tsx'
import { EDITOR_CURRENCY } from '#platform/domain/money.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Spinner } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { screenFailure } from '#platform/wording/failures.ts'
import { freeDays, nextFreeSlot } from '#technicians/domain/free-hours.ts'
import { BIO_PREVIEW_LENGTH } from '#technicians/domain/profile-draft.ts'
import { FREE_DAYS_SHOWN, type ProfileEdit } from '#technicians/domain/technician.ts'
import type { PreviewCalendar, ProfileFacts } from '#technicians/ui/editor/editor-context.ts'
import { PREVIEW_PATH } from '#technicians/wording/technician-paths.ts'

interface PreviewProps {
  edit: ProfileEdit
  facts: ProfileFacts
  calendar: PreviewCalendar
}

/** The catalogue card with 200 characters of the bio; inert. */
export function PreviewCard({ edit, facts, calendar }: PreviewProps) {
  const slot = useMemo(() => nextFreeSlot(scheduleOf(edit, calendar), calendarOf(calendar)), [edit, calendar])
  const bioCorta =
    edit.bioCorta.length > BIO_PREVIEW_LENGTH
      ? `${edit.bioCorta.slice(0, BIO_PREVIEW_LENGTH).trimEnd()}…`
      : edit.bioCorta
  return (
    <div
      aria-hidden="true"
      inert
      className="rounded-20 border-2 border-dashed border-petrol-300 bg-petrol-50 p-2.5 [&_.line-clamp-3]:line-clamp-none"
    >
      <TechnicianCard
        technician={{ ...edit, ...facts, bioCorta, moneda: EDITOR_CURRENCY, nextFree: slot }}
        today={bogotaDate(calendar.now)}
        photoSizes="21rem"
      />
    </div>
  )
}

/** What the public profile shows beyond the form. */
export type ShownOfOthers = Required<
  Pick<ProfileViewProps, 'trust' | 'reviews' | 'distribution' | 'qualities'>
>

/** The whole public profile; inert. */
export function PreviewProfile({ edit, facts, calendar, shown }: PreviewProps & { shown: ShownOfOthers }) {
  const days = useMemo(
    () => freeDays(scheduleOf(edit, calendar), calendarOf(calendar), FREE_DAYS_SHOWN),
    [edit, calendar],
  )
  return (
    <div aria-hidden="true" inert className="pb-6 [&_.action-bar]:static">
      <ProfileView
        technician={{ ...edit, ...facts }}
        {...shown}
        days={days}
        moreReviews={null}
        today={bogotaDate(calendar.now)}
      />
    </div>
  )
}

/** The profile with what is typed in the editor; the page of the preview brings what others see beyond the form. */
export function TypedPreview(props: PreviewProps) {
  const { load, data, state } = useFetcher<{ shown: ShownOfOthers } | null>()
  useEffect(() => void load(PREVIEW_PATH), [load])
  if (data) return <PreviewProfile {...props} shown={data.shown} />
  return (
    <div className="container-page py-6">
      {data === null && state === 'idle' ? (
        <Message kind="error">{screenFailure(PREVIEW_PATH).text}</Message>
      ) : (
        <p role="status" className="flex items-center gap-2.5 text-ink-600">
          <Spinner />
          Cargando tu perfil…
        </p>
      )}
    </div>
  )
}

function scheduleOf(edit: ProfileEdit, { horasBloqueadas }: PreviewCalendar) {
  return { ...edit, horasBloqueadas }
}

function calendarOf({ now, holidays, taken }: PreviewCalendar) {
  return { now, taken, isHoliday: (date: string) => holidays.includes(date) }
}
