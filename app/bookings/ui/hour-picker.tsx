import { type MouseEvent, useId, useState } from 'react'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { slotText } from '#bookings/wording/bookings.ts'
import { bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { HourState } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { HOUR_STATE_TEXTS } from '#technicians/wording/availability.ts'

export interface OfferedHour {
  readonly hour: number
  readonly state: HourState
}

/** A visit of the client on this day. */
export interface OwnVisit {
  readonly hour: number
  readonly technicianName: string
  /** Its key when it is the visit that this form asks for: the same technician at the same hour. */
  readonly requestedKey: number | null
}

/** The client's own hour is taken, and stays chosen in a form that is opened again. */
export function isChoosable(offered: OfferedHour, ownVisits: readonly OwnVisit[]): boolean {
  return offered.state === 'free' || isRequested(offered, ownVisits)
}

function isRequested({ hour, state }: OfferedHour, ownVisits: readonly OwnVisit[]): boolean {
  return state === 'taken' && ownVisits.some(visit => visit.hour === hour && visit.requestedKey !== null)
}

interface HourPickerProps {
  date: string
  hours: readonly OfferedHour[]
  ownVisits: readonly OwnVisit[]
  /** '15', or empty. */
  value: string
  onChoose: (value: string) => void
  loading: boolean
}

/** Native select; with JavaScript it opens a grid that shows the state of each hour. */
export function HourPicker({ date, hours, ownVisits, value, onChoose, loading }: HourPickerProps) {
  const id = useId()
  // Closed when the form opens with an hour; choosing one does not move the page.
  const [chosenOpen, setOpen] = useState<boolean | null>(null)
  const open = chosenOpen ?? value === ''
  const { error } = useFieldFeedback('hour')
  const visitsThen = ownVisits.filter(({ hour }) => twoDigits(hour) === value)
  const ownVisit = visitsThen.find(({ requestedKey }) => requestedKey !== null) ?? visitsThen[0]

  function onMouseDown(event: MouseEvent<HTMLSelectElement>) {
    event.preventDefault()
    event.currentTarget.focus()
    setOpen(!open)
  }

  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-label font-bold">
          Hora
        </label>
        <span className="text-support text-ink-600">{dayText(date)}</span>
      </div>
      {/* Above the grid, so that it is visible together with the field. */}
      {error && (
        <div className="-mt-1 mb-2.5">
          <FieldNote id={id} error={error} />
        </div>
      )}
      <div className="relative">
        <Icon of="clock" className="pointer-events-none absolute top-3.5 left-3.5 text-ink-500" />
        <select
          {...describedBy(id, { error })}
          id={id}
          name="hour"
          value={value}
          onChange={event => onChoose(event.currentTarget.value)}
          onMouseDown={onMouseDown}
          className={`field-box scroll-mt-32 appearance-none pr-11 pl-[2.6875rem] font-bold ${open ? 'rounded-b-none noscript:rounded-12' : ''}`}
        >
          <option value="">Elige una hora</option>
          {hours.map(({ hour, state }) => (
            <option key={hour} value={twoDigits(hour)} disabled={!isChoosable({ hour, state }, ownVisits)}>
              {optionText(hour, state, ownVisits)}
            </option>
          ))}
        </select>
        <Icon
          of="chevron-down"
          size={18}
          className={`pointer-events-none absolute top-[0.9375rem] right-3.5 text-ink-600 transition-transform ${open ? 'rotate-180 noscript:rotate-0' : ''}`}
        />
      </div>
      <ul
        hidden={!open}
        aria-label={`Horas del ${dayText(date)}`}
        aria-busy={loading}
        className={`grid-cols-3 gap-2 rounded-b-12 border-[1.5px] border-t-0 border-ink-400 bg-white p-3 transition-opacity not-[[hidden]]:grid noscript:hidden! sm:grid-cols-4 ${loading ? 'opacity-60' : ''}`}
      >
        {hours.map(({ hour, state }) => (
          <li key={hour} className="grid">
            <HourCell
              hour={hour}
              state={state}
              isOwn={isRequested({ hour, state }, ownVisits)}
              chosen={value === twoDigits(hour)}
              onChoose={() => {
                setOpen(true)
                onChoose(twoDigits(hour))
              }}
            />
          </li>
        ))}
      </ul>
      {ownVisit && (
        <div className="mt-3">
          {ownVisit.requestedKey === null ? (
            <Message kind="warning" icon="calendar">
              A esa hora ya tienes una visita con {firstNameOf(ownVisit.technicianName)}. Puedes pedir las
              dos.
            </Message>
          ) : (
            <Message kind="info" icon="calendar-check">
              {!error && `${bookingRefusalText('already-requested')} `}
              <span className="-my-2.5 inline-block">
                <TextLink to={clientVisitPath(ownVisit.requestedKey)}>Ver tu visita</TextLink>
              </span>
            </Message>
          )}
        </div>
      )}
      {!error && (
        <FieldNote
          id={id}
          hint={hours.some(({ state }) => NEED_NO_HINT.includes(state)) ? null : noHoursText(hours)}
        />
      )}
    </div>
  )
}

const OWN_HOUR_TEXT = 'Es tu visita'
/** Another day helps nobody when no work is received (D44). */
const NEED_NO_HINT: readonly HourState[] = ['free', 'not-receiving']

function noHoursText(hours: readonly OfferedHour[]): string {
  const are = (all: HourState) => hours.every(({ state }) => state === all)
  if (are('closed')) return 'Ese día no atiende. Prueba con otro.'
  if (are('past')) return 'Ese día ya pasó. Elige otro.'
  return 'Ese día no quedan horas libres. Prueba con otro.'
}

const STATE_CLASSES: Record<HourState, string> = {
  free: 'border-petrol-300 bg-white text-ink-900 hover:border-petrol-600 hover:bg-petrol-50',
  taken: 'border-transparent hatched text-ink-600',
  closed: 'border-transparent bg-paper-100 text-ink-500',
  past: 'border-transparent bg-paper-100 text-ink-500',
  'not-receiving': 'border-transparent bg-paper-100 text-ink-500',
}
const CHOSEN = 'border-petrol-600 bg-petrol-600 text-white'

function HourCell({
  hour,
  state,
  isOwn,
  chosen,
  onChoose,
}: OfferedHour & { isOwn: boolean; chosen: boolean; onChoose: () => void }) {
  const isFree = state === 'free'
  return (
    <button
      type="button"
      disabled={!isFree && !isOwn}
      aria-pressed={isFree ? chosen : undefined}
      onClick={onChoose}
      className={`flex min-h-15 flex-col items-center justify-center rounded-12 border transition-colors ${chosen ? CHOSEN : STATE_CLASSES[state]}`}
    >
      <span className={`text-lead/6 ${isFree || state === 'taken' ? 'font-bold' : 'font-medium'}`}>
        {hourText(hour)}
      </span>
      <span
        className={`flex items-center gap-1 text-center text-small ${isFree && !chosen ? 'font-bold text-petrol-600' : 'font-medium'}`}
      >
        {chosen && <Icon of="check" size={14} />}
        {state === 'taken' && !isOwn && <Icon of="lock" size={13} />}
        {isOwn ? OWN_HOUR_TEXT : HOUR_STATE_TEXTS[state]}
      </span>
    </button>
  )
}

/** Without JavaScript the visits of the client are only visible here. */
function optionText(hour: number, state: HourState, ownVisits: readonly OwnVisit[]): string {
  if (isRequested({ hour, state }, ownVisits)) return `${slotText(hour)} · ${OWN_HOUR_TEXT}`
  if (state !== 'free') return `${slotText(hour)} · ${HOUR_STATE_TEXTS[state]}`
  const ownVisit = ownVisits.find(visit => visit.hour === hour)
  return ownVisit ? `${slotText(hour)} · ya tienes visita` : slotText(hour)
}

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0')
}
