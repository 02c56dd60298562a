// The public card and profile as the technician's editor shows them while somebody types.
import { useMemo } from 'react'
import { TechnicianCard } from '#catalogue/ui/card/technician-card.tsx'
import { ProfileView, type ProfileViewProps } from '#catalogue/ui/profile/profile-view.tsx'
import { EDITOR_CURRENCY } from '#platform/domain/money.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { freeDays, nextFreeSlot } from '#technicians/domain/free-hours.ts'
import { BIO_PREVIEW_LENGTH } from '#technicians/domain/profile-draft.ts'
import type { ProfileEdit } from '#technicians/domain/profile-edit.ts'
import { FREE_DAYS_SHOWN } from '#technicians/domain/technician.ts'
import type { PreviewCalendar, ProfileFacts } from '#technicians/ui/editor/editor-context.ts'

interface PreviewProps {
  edit: ProfileEdit
  facts: ProfileFacts
  calendar: PreviewCalendar
}

const FRAME = 'rounded-20 border-2 border-dashed border-petrol-300 bg-petrol-50'

/** The catalogue card with 200 characters of the bio; inert. */
export function PreviewCard({ edit, facts, calendar }: PreviewProps) {
  const slot = useMemo(() => nextFreeSlot(edit, calendarOf(calendar)), [edit, calendar])
  const bioCorta =
    edit.bioCorta.length > BIO_PREVIEW_LENGTH
      ? `${edit.bioCorta.slice(0, BIO_PREVIEW_LENGTH).trimEnd()}…`
      : edit.bioCorta
  return (
    <div aria-hidden="true" inert className={`${FRAME} p-2.5 [&_.line-clamp-3]:line-clamp-none`}>
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

/** The public profile with the current content of the form; inert. */
export function PreviewProfile({ edit, facts, calendar, shown }: PreviewProps & { shown: ShownOfOthers }) {
  const days = useMemo(() => freeDays(edit, calendarOf(calendar), FREE_DAYS_SHOWN), [edit, calendar])
  return (
    <section id="vista-previa" aria-labelledby="vista-previa-titulo" className="mt-10 scroll-mt-14 md:mt-14">
      <div className="container-page">
        <h2 id="vista-previa-titulo" className="flex items-center gap-2 type-h2">
          <Icon of="eye" size={24} className="text-petrol-600" />
          Así verán tu perfil
        </h2>
        <p className="mt-1 text-ink-600">Cambia mientras escribes. Nadie lo ve hasta que guardes.</p>
        {/* From 900 px up it stands beside the form. */}
        <div className="mt-4 md:hidden">
          <PreviewCard edit={edit} facts={facts} calendar={calendar} />
        </div>
      </div>
      <div
        aria-hidden="true"
        inert
        className={`${FRAME} mx-2 mt-4 overflow-hidden bg-paper-50 pb-6 md:mx-auto md:max-w-[80rem] [&_.action-bar]:static`}
      >
        <ProfileView
          technician={{ ...edit, ...facts }}
          {...shown}
          days={days}
          moreReviews={null}
          today={bogotaDate(calendar.now)}
        />
      </div>
    </section>
  )
}

function calendarOf({ now, holidays, taken }: PreviewCalendar) {
  return { now, taken, isHoliday: (date: string) => holidays.includes(date) }
}
