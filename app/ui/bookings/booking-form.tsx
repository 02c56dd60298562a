import { type ReactNode, useRef } from 'react'
import { useNavigation } from 'react-router'
import { bogotaDate } from '#domain/bogota-time.ts'
import { ADDRESS_MAX_LENGTH, DESCRIPTION_MAX_LENGTH } from '#domain/bookings/booking.ts'
import type { StripDay } from '#domain/bookings/day-strip.ts'
import { isSlotPast } from '#domain/bookings/free-hours.ts'
import { requestedSlotFrom } from '#domain/bookings/slot.ts'
import type { BookedTechnician } from '#domain/bookings/technician-to-book.ts'
import { TextArea } from '#ui/basics/text-area.tsx'
import { TextField } from '#ui/basics/text-field.tsx'
import { SubmitButton, ValidatedForm } from '#ui/basics/validated-form.tsx'
import type { BookingDraft } from '#ui/bookings/booking-draft.ts'
import { BookingStep } from '#ui/bookings/booking-step.tsx'
import { BookingSummary, slotSummary } from '#ui/bookings/booking-summary.tsx'
import { DateField } from '#ui/bookings/date-field.tsx'
import { DayStrip } from '#ui/bookings/day-strip.tsx'
import { HourPicker, type OfferedHour } from '#ui/bookings/hour-picker.tsx'
import { useBookingDraft } from '#ui/bookings/use-booking-draft.ts'
import { useServerClock } from '#ui/hooks/use-server-clock.ts'
import { firstNameOf, HOUR_STATE_TEXTS, NOT_RECEIVING_TEXT } from '#wording/bookings.ts'
import type { FormRefusal } from '#wording/form-answer.ts'
import { refusalText } from '#wording/refusals.ts'

export interface BookingFormProps {
  technicianId: string
  /** Uid of the user; null once the session ended. */
  owner: string | null
  technician: BookedTechnician | null
  availability: {
    readonly date: string | null
    readonly hours: readonly OfferedHour[]
    readonly strip: readonly StripDay[]
    readonly disponible: boolean
  }
  /** Initial values. */
  start: BookingDraft
  refusal: FormRefusal | undefined
  /** The server's clock at render time. */
  now: Date
  /** Other technicians who are free, when the requested hour was lost. */
  alternatives?: ReactNode
}

/** Section 2, Booking: four steps and a live summary. */
export function BookingForm(props: BookingFormProps) {
  const {
    technicianId,
    owner,
    technician,
    availability,
    start,
    refusal,
    now: serverNow,
    alternatives,
  } = props
  const now = useServerClock(serverNow)
  const { date, hours, strip, disponible } = availability
  const fields = useRef<HTMLDivElement>(null)
  const [{ hour: requestedHour, description, address, formKey }, change] = useBookingDraft({
    technicianId,
    owner,
    start: { ...start, ...refusedValues(refusal) },
    fields,
  })
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.formMethod === undefined
  const hour = hours.some(each => each.state === 'free' && each.hour === Number(requestedHour))
    ? requestedHour
    : ''
  const slot = { date, hour }

  return (
    <ValidatedForm validate={fields => mistakeIn(fields, now)} refusal={refusal} className={LAYOUT}>
      <div ref={fields} className="min-w-0">
        <input type="hidden" name="formKey" value={formKey} />
        <BookingStep number={1} title="¿Qué día?">
          <DayStrip days={strip} chosen={date} />
          <DateField date={date} today={strip[0]?.date ?? bogotaDate(now)} />
        </BookingStep>
        <BookingStep number={2} title="¿A qué hora?">
          {date ? (
            <HourPicker
              date={date}
              hours={hours}
              value={hour}
              onChoose={chosen => change({ hour: chosen })}
              loading={loading}
            />
          ) : (
            <p className="text-ink-600">Elige primero el día y verás sus horas.</p>
          )}
          {alternatives}
        </BookingStep>
        <BookingStep number={3} title="Cuéntale qué pasa">
          <TextArea
            label="Descripción del trabajo"
            name="description"
            value={description}
            onChange={event => change({ description: event.currentTarget.value })}
            maxLength={DESCRIPTION_MAX_LENGTH}
            hint="Di qué se dañó y desde cuándo. Así llega con lo necesario."
          />
        </BookingStep>
        <BookingStep number={4} title="¿A dónde va?" last>
          <TextField
            label="Dirección"
            name="address"
            icon="map-pin"
            optional
            value={address}
            onChange={event => change({ address: event.currentTarget.value })}
            autoComplete="street-address"
            maxLength={ADDRESS_MAX_LENGTH}
            hint={
              start.address
                ? 'La tomamos de tu cuenta. Agrega calle, número y apto.'
                : 'Calle, número, apto y barrio.'
            }
          />
        </BookingStep>
      </div>
      <aside
        aria-label="Resumen de la reserva"
        className="mt-9 self-start rounded-20 border border-paper-200 bg-white p-5 shadow-1 md:sticky md:top-16 md:mt-0 md:border-transparent md:p-6 md:shadow-3"
      >
        <BookingSummary technician={technician} slot={slot} address={address} />
        <div className="mt-4 hidden md:block">
          <ConfirmButton wide disabled={!disponible} />
        </div>
        <p className="mt-4 text-center text-support text-balance text-ink-600">
          {disponible
            ? `Hoy no pagas nada. ${technician ? firstNameOf(technician.nombre) : 'El técnico'} confirma y te avisamos.`
            : `${NOT_RECEIVING_TEXT}.`}
        </p>
      </aside>
      <div className="sticky bottom-0 z-10 -mx-(--gutter) mt-6 flex items-center justify-between gap-4 border-t border-paper-200 bg-white px-(--gutter) py-2.5 shadow-bar md:hidden">
        <p className="min-w-0 text-support">
          <span className="block text-small text-ink-600">{slotSummary(slot).day}</span>
          <span className="block text-body/6 font-extrabold">
            {disponible ? slotSummary(slot).hour : HOUR_STATE_TEXTS['not-receiving']}
          </span>
        </p>
        <ConfirmButton disabled={!disponible} />
      </div>
    </ValidatedForm>
  )
}

// A message for the whole form is a row of its own. The scroll margin keeps focused fields above the sticky bar on phones.
const LAYOUT =
  '[&>[role=alert]]:mb-6 md:[&>[role=alert]]:col-span-2 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:gap-x-16 max-md:[&_:is(input,select,textarea,button)]:scroll-mb-24'

function ConfirmButton({ wide, disabled }: { wide?: boolean; disabled: boolean }) {
  return (
    <SubmitButton
      kind="mango"
      size="large"
      wide={wide}
      disabled={disabled}
      busyText="Enviando…"
      className="shrink-0 max-sm:px-4"
    >
      Confirmar reserva
    </SubmitButton>
  )
}

/** The fields as they were typed when the server refused them. */
function refusedValues(refusal: FormRefusal | undefined): Partial<BookingDraft> {
  if (!refusal) return {}
  const { hour = '', description = '', address = '', formKey } = refusal.typed
  return { hour, description, address, ...(formKey && { formKey }) }
}

function mistakeIn(fields: Record<string, string>, now: Date) {
  const slot = requestedSlotFrom(fields)
  if (slot.ok && !isSlotPast(slot.value, now)) return null
  const code = slot.ok ? 'past-slot' : slot.code
  return { field: fields.date && 'hour' in fields ? 'hour' : 'date', text: refusalText(code) }
}
