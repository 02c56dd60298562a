import { useId, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { AnswerForm } from '#agenda/ui/agenda-answers.tsx'
import { cancelQuestionText } from '#agenda/wording/agenda.ts'
import { CANCEL_NOTE_MAX_LENGTH, OFFERED_HOURS_MAX } from '#bookings/domain/booking.ts'
import { offeredHourValue } from '#bookings/domain/cancellation.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { type Question, QuestionDialog, useModalDialog } from '#platform/ui/basics/dialog.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { dayText, shortDayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { FreeDay, Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

const ID = 'cancel-booking'
/** The fields of the cancellation lie outside of the form and name it. */
const CANCEL_FORM_ID = 'cancel-form'

interface CancelDialogProps {
  booking: TechnicianBooking | null
  now: Date
  offerable: readonly FreeDay[]
  onClose: () => void
}

/** Section 5: asks before cancelling; open while `booking` is set. */
export function CancelDialog({ booking, now, offerable, onClose }: CancelDialogProps) {
  useModalDialog(ID, booking)
  const question = booking
    ? cancelQuestion(booking, cancelQuestionText(booking.scheduledAt, now), offerable)
    : NO_QUESTION
  return (
    <QuestionDialog
      {...question}
      id={ID}
      onClose={onClose}
      answer={
        booking && (
          <AnswerForm act="cancel" booking={booking} id={CANCEL_FORM_ID} className="grid" onSubmit={onClose}>
            {busy => <CancelSubmit busy={busy} />}
          </AnswerForm>
        )
      }
    />
  )
}

const NO_QUESTION: Question = { title: '', answer: null }

/** As its page asks it; the dialog answers by a form that shows the answer at once. */
export function cancelQuestion(
  booking: Pick<TechnicianBooking, 'key' | 'status' | 'clientName' | 'date' | 'start'>,
  title: string,
  offerable: readonly FreeDay[],
): Question {
  const { key, clientName, date, start } = booking
  return {
    title,
    detail: (
      <>
        <bdi>{clientName}</bdi>, {dayText(date)}, {start}. Le avisaremos a{' '}
        <bdi>{shortNameOf(clientName)}</bdi> en seguida.
      </>
    ),
    fields: <CancelFields key={key} form={CANCEL_FORM_ID} clientName={clientName} offerable={offerable} />,
    answer: <CancelForm booking={booking} />,
  }
}

/** Of the confirmation page without JavaScript. */
function CancelForm({ booking: { key, status } }: { booking: Pick<TechnicianBooking, 'key' | 'status'> }) {
  const { formData } = useNavigation()
  return (
    <Form id={CANCEL_FORM_ID} method="post" action="/agenda" className="grid">
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={status} />
      <input type="hidden" name="act" value="cancel" />
      <CancelSubmit busy={formData?.get('act') === 'cancel'} />
    </Form>
  )
}

function CancelSubmit({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" kind="danger-solid" busy={busy} className="max-sm:px-2">
      Cancelar reserva
    </Button>
  )
}

interface CancelFieldsProps {
  /** The id of the form they belong to. */
  form: string
  clientName: string
  /** The technician's next free hours. */
  offerable: readonly FreeDay[]
}

/** Why, and up to three other hours. */
function CancelFields(props: CancelFieldsProps) {
  return (
    <div className="mt-4 grid gap-4">
      <TextField
        label="Cuéntale por qué"
        name="reason"
        form={props.form}
        optional
        maxLength={CANCEL_NOTE_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
      />
      {props.offerable.length > 0 && <OfferedHours {...props} />}
    </div>
  )
}

/** Up to three hours. The server drops what cannot be booked, so without JavaScript all can be ticked. */
export function OfferedHours({ form, clientName, offerable }: CancelFieldsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const hintId = useId()
  function onToggle(value: string, checked: boolean) {
    setChosen(before => (checked ? [...before, value] : before.filter(each => each !== value)))
  }
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="sr-only">Ofrécele otra hora tuya</legend>
      <p className="flex items-baseline justify-between gap-3 text-label font-bold">
        <span aria-hidden="true">Ofrécele otra hora tuya</span>
        <span role="status" className="text-support font-normal text-ink-600 noscript:hidden">
          {chosen.length} de {OFFERED_HOURS_MAX}
        </span>
      </p>
      {offerable.map(({ date, hours }) => (
        <div key={date} className="mt-2">
          <p className="mb-1 text-label font-semibold text-ink-700">{shortDayText(date)}</p>
          <div className="grid grid-cols-3 gap-2">
            {hours.map(hour => {
              const value = offeredHourValue({ date, hour })
              const checked = chosen.includes(value)
              return (
                <HourToggle
                  key={value}
                  slot={{ date, hour }}
                  form={form}
                  checked={checked}
                  disabled={!checked && chosen.length >= OFFERED_HOURS_MAX}
                  onToggle={onToggle}
                />
              )
            })}
          </div>
        </div>
      ))}
      <p id={hintId} className="mt-2.5 text-support text-ink-600">
        La que reserve <bdi>{shortNameOf(clientName)}</bdi> queda confirmada de una vez.
      </p>
    </fieldset>
  )
}

interface HourToggleProps {
  slot: Slot
  form: string
  checked: boolean
  disabled: boolean
  onToggle: (value: string, checked: boolean) => void
}

function HourToggle({ slot, form, checked, disabled, onToggle }: HourToggleProps) {
  const value = offeredHourValue(slot)
  return (
    <label className="relative grid min-h-12">
      <input
        type="checkbox"
        name="offered"
        form={form}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={event => onToggle(value, event.currentTarget.checked)}
        className="peer absolute inset-0 appearance-none rounded-12"
      />
      <span className="pointer-events-none relative flex items-center justify-center gap-1.5 rounded-12 border border-petrol-300 bg-white text-lead/6 font-bold transition-colors peer-checked:border-petrol-600 peer-checked:bg-petrol-600 peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) peer-disabled:border-transparent peer-disabled:bg-paper-100 peer-disabled:font-medium peer-disabled:text-ink-500 [&>.icon]:hidden peer-checked:[&>.icon]:block">
        <Icon of="check" size={17} />
        <span className="sr-only">{dayText(slot.date)}, </span>
        {hourText(slot.hour)}
      </span>
    </label>
  )
}
