import { type ReactNode, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { DESCRIPTION_MAX_LENGTH } from '#bookings/domain/booking.ts'
import {
  type AgreedWork,
  type BookedTechnician,
  type BookingDraft,
  bookableServices,
  type StripDay,
} from '#bookings/domain/booking-form-data.ts'
import { AddressField, type VisitArea } from '#bookings/ui/address-field.tsx'
import { AgreedDays, FoldedNote } from '#bookings/ui/agreed-work.tsx'
import { BookingStep } from '#bookings/ui/booking-step.tsx'
import { BookingBar, BookingSummary, shortSlotText } from '#bookings/ui/booking-summary.tsx'
import { DateField, DayStrip } from '#bookings/ui/day-picker.tsx'
import { HourPicker, isChoosable, type OfferedHour, type OwnVisit } from '#bookings/ui/hour-picker.tsx'
import type { Gazetteer } from '#bookings/ui/place-box.tsx'
import { ProposedHours } from '#bookings/ui/proposed-hours.tsx'
import { ServiceChoice } from '#bookings/ui/service-choice.tsx'
import { useBookingDraft } from '#bookings/ui/use-booking-draft.ts'
import {
  addressWarningText,
  FREE_BY_GUARANTEE_TEXT,
  photosText,
  visitPriceTexts,
} from '#bookings/wording/bookings.ts'
import { bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { FormMessage, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { uploadMistake } from '#platform/wording/photo.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { isSlotPast, type Slot } from '#technicians/domain/free-hours.ts'
import { requestedSlotFrom } from '#technicians/domain/slot.ts'
import { HOUR_STATE_TEXTS } from '#technicians/wording/availability.ts'

interface PhotosFieldProps {
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
  /** How many are not stored yet. */
  onUploading: (count: number) => void
}

type BookedWork = Pick<BookingDraft, 'servicio' | 'description' | 'ciudad'>

export interface BookingFormProps {
  technicianId: string
  /** Uid of the user; null once the session ended. */
  owner: string | null
  technician: BookedTechnician | null
  area: VisitArea | null
  gazetteer: Gazetteer
  availability: {
    readonly date: string | null
    readonly hours: readonly OfferedHour[]
    readonly strip: readonly StripDay[]
    readonly disponible: boolean
    readonly ownVisits: readonly OwnVisit[]
  }
  /** Initial values. */
  start: BookingDraft
  /** D61: starts of the hours that are confirmed at once. */
  acceptedHours: readonly Date[]
  /** What is usual for the work, if that is known. */
  usualPrice?: (work: BookedWork) => ReactNode
  /** The words of the search that led here, which fill an empty description only. */
  searchedWork: string
  /** A free visit that repeats this service. */
  guarantee: { readonly caso: number; readonly servicio: string } | null
  /** Hours like that of the last visit with this technician, and how many services are shown beside it. */
  again: {
    readonly slots: readonly Slot[]
    readonly lastHour: number
    readonly services: number
  } | null
  /** D66: the form asks only when, and shows what was agreed. */
  agreed: { readonly work: AgreedWork; readonly shown: ReactNode } | null
  refusal: FormRefusal | undefined
  refusedPhotos: readonly string[] | undefined
  /** The server's clock at render time. */
  now: Date
  /** Photos of the problem, below the description. */
  photosField?: (props: PhotosFieldProps) => ReactNode
  /** Below the message that the session ended. */
  signInLink?: ReactNode
  /** Other technicians who are free, when the requested hour was lost. */
  alternatives?: ReactNode
}

/** Section 2, Booking: the steps and a live summary. */
export function BookingForm(props: BookingFormProps) {
  const { technicianId, owner, technician, area, start, guarantee, again, agreed, refusal, refusedPhotos } =
    props
  const { date, hours, strip, disponible, ownVisits } = props.availability
  const now = useServerClock(props.now)
  const isHydrated = useHydrated()
  const fields = useRef<HTMLDivElement>(null)
  const [draft, change] = useBookingDraft({
    // What is typed for agreed work is no draft of another visit.
    technicianId: agreed ? `${technicianId}-${agreed.work.cotizacion}` : technicianId,
    owner,
    start: { ...start, ...refusedValues(refusal, refusedPhotos) },
    searchedWork: props.searchedWork,
    fields,
  })
  const { description, photos, de, formKey } = draft
  const fixed = guarantee ?? agreed?.work ?? null
  const servicio = fixed?.servicio ?? draft.servicio
  const [uploading, setUploading] = useState(0)
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.formMethod === undefined
  const hour = hours.some(each => isChoosable(each, ownVisits) && each.hour === Number(draft.hour))
    ? draft.hour
    : ''
  const slot = { date, hour }
  const chosen = requestedSlotFrom({ date: date ?? '', hour })
  const isAccepted =
    chosen.ok && props.acceptedHours.some(start => Number(start) === Number(chosen.value.scheduledAt))
  const services = fixed ? [] : bookableServices(technician?.servicios ?? [])
  const visitor = technician ? firstNameOf(technician.nombre) : 'el técnico'
  const price = technician ? visitPriceTexts(technician, servicio).amount : ''
  const agreedTotal = agreed?.work.total
  const fixedPrice = agreedTotal === undefined ? FREE_BY_GUARANTEE_TEXT : profilePriceText(agreedTotal)
  const firstStep = services.length > 0 || agreed ? 2 : 1
  const usual = fixed ? null : props.usualPrice?.({ servicio, description, ciudad: draft.ciudad })
  const isBrief = again !== null && again.slots.length > 0
  const note = (
    <>
      <TextArea
        label="Descripción del trabajo"
        name="description"
        value={description}
        onChange={event => change({ description: event.currentTarget.value })}
        maxLength={DESCRIPTION_MAX_LENGTH}
        rows={isBrief && start.description === '' ? 2 : 4}
        hint="Di qué se dañó y desde cuándo. Así llega con lo necesario."
      />
      {props.photosField?.({
        photos,
        onChange: changed => change({ photos: changed }),
        onUploading: setUploading,
      })}
    </>
  )
  const days = (
    <>
      <DayStrip days={strip} chosen={date} />
      <DateField date={date} today={strip[0]?.date ?? bogotaDate(now)} />
    </>
  )
  const hourPicker = date ? (
    <HourPicker
      date={date}
      hours={hours}
      ownVisits={ownVisits}
      value={hour}
      onChoose={chosen => change({ hour: chosen })}
      loading={loading}
    />
  ) : (
    <p className="text-ink-600">Elige primero el día y verás sus horas.</p>
  )
  const when = isBrief ? (
    <BookingStep number={firstStep} title="¿Cuándo?">
      <ProposedHours
        slots={again.slots}
        chosen={slot}
        lastHour={again.lastHour}
        today={bogotaDate(now)}
        onChoose={chosen => change({ hour: chosen })}
      >
        <div>{days}</div>
        {hourPicker}
      </ProposedHours>
      {props.alternatives}
    </BookingStep>
  ) : (
    <>
      <BookingStep number={firstStep} title="¿Qué día?">
        {agreed ? (
          <AgreedDays days={strip} date={date} until={agreed.work.until} today={bogotaDate(now)} />
        ) : (
          days
        )}
      </BookingStep>
      <BookingStep number={firstStep + 1} title="¿A qué hora?">
        {hourPicker}
        {props.alternatives}
      </BookingStep>
    </>
  )
  const noteStep = firstStep + (isBrief ? 1 : 2)

  return (
    <ValidatedForm
      validate={fields => mistakeIn(fields, now) ?? uploadMistake(uploading)}
      refusal={refusal}
      watched={`${date} ${hour} ${uploading}`}
      // Without script the photos are sent with the form; the script uploads them beforehand.
      encType={isHydrated ? undefined : 'multipart/form-data'}
      className={LAYOUT}
    >
      <FormMessage />
      <div ref={fields} className="min-w-0">
        <input type="hidden" name="formKey" value={formKey} />
        {props.signInLink && <p className="-mt-3 mb-4">{props.signInLink}</p>}
        {de !== null && <input type="hidden" name="de" value={de} />}
        {draft.esp && <input type="hidden" name="esp" value={draft.esp} />}
        {guarantee && <input type="hidden" name="caso" value={guarantee.caso} />}
        {agreed && <input type="hidden" name="cotizacion" value={agreed.work.cotizacion} />}
        {fixed && <input type="hidden" name="servicio" value={fixed.servicio} />}
        {agreed && (
          <BookingStep number={1} title="El trabajo">
            {agreed.shown}
          </BookingStep>
        )}
        {technician && services.length > 0 && (
          <BookingStep number={1} title="¿Qué necesitas?">
            <ServiceChoice
              technician={technician}
              services={services}
              value={services.some(({ nombre }) => nombre === servicio) ? servicio : ''}
              onChoose={chosen => change({ servicio: chosen })}
              shown={again?.services || services.length}
            />
            {usual && <div className="mt-4 md:hidden">{usual}</div>}
          </BookingStep>
        )}
        {when}
        {!agreed && (
          <BookingStep number={noteStep} title="Cuéntale qué pasa">
            {note}
          </BookingStep>
        )}
        <BookingStep number={agreed ? noteStep : noteStep + 1} title="¿A dónde va?" last>
          <AddressField
            place={draft}
            onChange={change}
            visitor={visitor}
            area={area}
            gazetteer={props.gazetteer}
            work={{ servicio, description }}
            isFolded={agreed !== null || isBrief}
          />
          {agreed && <FoldedNote isFilled={description !== '' || photos.length > 0}>{note}</FoldedNote>}
        </BookingStep>
      </div>
      <BookingSummary
        technician={technician}
        slot={slot}
        place={draft}
        addressWarning={addressWarningText(draft, area)}
        servicio={services.length > 0 || fixed?.servicio ? servicio : null}
        isFree={guarantee !== null}
        agreedTotal={agreedTotal}
        isBrief={isBrief || agreed !== null}
        photos={photosText(photos.length, uploading)}
        disponible={disponible}
        usual={usual}
        isInstant={isAccepted || agreed !== null || technician?.confirmaAlInstante === true}
      />
      <BookingBar
        slot={shortSlotText(slot)}
        price={disponible ? (fixed ? fixedPrice : price) : HOUR_STATE_TEXTS['not-receiving']}
        disabled={!disponible}
      />
    </ValidatedForm>
  )
}

// A message for the whole form is a row of its own. The scroll margin keeps focused fields above the sticky bar on phones.
const LAYOUT =
  '[&>[role=alert]]:mb-6 md:[&>[role=alert]]:col-span-2 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-x-16 max-md:[&_:is(input,select,textarea,button)]:scroll-mb-24'

/** The fields as they were typed when the server refused them. */
function refusedValues(
  refusal: FormRefusal | undefined,
  photos: readonly string[] = [],
): Partial<BookingDraft> {
  if (!refusal) return {}
  const { hour = '', description = '', servicio = '', esp = '', formKey } = refusal.typed
  const { address = '', barrio = '', ciudad = '' } = refusal.typed
  const typed = { hour, description, address, barrio, ciudad, servicio, esp }
  return { ...typed, photos, ...(formKey && { formKey }) }
}

function mistakeIn(fields: Record<string, string>, now: Date) {
  const slot = requestedSlotFrom(fields)
  if (slot.ok && !isSlotPast(slot.value, now)) return null
  const code = slot.ok ? 'past-slot' : slot.code
  return { field: fields.date && 'hour' in fields ? 'hour' : 'date', text: bookingRefusalText(code) }
}
