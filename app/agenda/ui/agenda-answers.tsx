// Answers given on the open agenda. An answered booking stays in its place: a second tap must not reach another client.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, useFetcher, useLocation } from 'react-router'
import {
  type AnsweredBooking,
  answeredBooking,
  keptInPlace,
  type ListedAgenda,
} from '#agenda/domain/agenda.ts'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { type ActBy, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { StepSender } from '#visits/ui/step-form.tsx'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'

type Act = ActBy<'technician'>

/** Action data of the agenda. */
export interface AgendaAnswer {
  readonly failure: string | null
  /** What was done in place, without a redirect. */
  readonly done?: Act
}

interface Answer extends AnsweredBooking {
  readonly sentAtMs: number
  /** Null until the server has answered. */
  readonly status: BookingStatus | null
}

type Answers = ReadonlyMap<number, Answer>
const NONE: Answers = new Map()

/** Nothing under the thumb changes for so long after a tap. */
const STILL_MS = 1_000

interface Shown<List> {
  readonly loaded: List
  readonly answers: Answers
}

export function useAnswers<List extends ListedAgenda>(loaded: List) {
  const [answers, setAnswers] = useOpeningState<Answers>(NONE)
  const [failure, setFailure] = useState<string | null>(null)
  const [held, setHeld] = useState<(Shown<List> & { readonly key: number }) | null>(null)
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => setHeld(null), STILL_MS)
    return () => clearTimeout(timer)
  }, [held])
  const shown: Shown<List> = held ?? { loaded, answers }

  function onSend(booking: TechnicianBooking) {
    setHeld({ ...shown, key: booking.key })
    // 'Deshacer' is sent for a booking that was answered before.
    if (answers.has(booking.key)) return
    const answer = {
      ...answeredBooking(booking, shown.loaded.pages),
      sentAtMs: performance.now(),
      status: null,
    }
    setAnswers(new Map(answers).set(booking.key, answer))
  }

  const onSettled = useCallback(
    (key: number, data: AgendaAnswer | undefined) => {
      setFailure(data?.failure ?? null)
      setAnswers(before => {
        const answer = before.get(key)
        if (!answer) return before
        const after = new Map(before)
        if (data?.done && data.done !== 'undo')
          after.set(key, { ...answer, status: TRANSITIONS[data.done].to })
        else if (data?.done || answer.status === null) after.delete(key)
        return after
      })
    },
    [setAnswers],
  )

  return {
    /** The lists as they are shown. */
    list: keptInPlace(shown.loaded, [...shown.answers.values()]),
    answeredKeys: new Set(shown.answers.keys()),
    sending: held?.key ?? null,
    onSend,
    answerTo({ key, status: seen }: TechnicianBooking) {
      const answer = shown.answers.get(key)
      if (!answer || answer.status === null) return null
      // Something else may have happened to it since.
      const status = shown.loaded.bookings.find(each => each.key === key)?.status ?? answer.status
      return status === seen ? null : { status, sentAtMs: answer.sentAtMs }
    },
    failure,
    onFailureRead: () => setFailure(null),
    /** To be rendered: hears what the server says. */
    watchers: [...answers.keys()].map(key => <AnswerWatcher key={key} of={key} onSettled={onSettled} />),
  }
}

/** State that begins anew whenever the page is opened; following a link within it does not open it. */
function useOpeningState<State>(initial: State) {
  const { key, hash } = useLocation()
  const [opening, setOpening] = useState(key)
  const [state, setState] = useState(initial)
  if (opening !== key && hash === '') {
    setOpening(key)
    setState(initial)
  }
  return [state, setState] as const
}

/** One fetcher per booking, shared by its forms: the dialog's form is gone before the answer arrives. */
const useAnswerFetcher = (key: number): FetcherWithComponents<AgendaAnswer | VisitAnswer | null> =>
  useFetcher<AgendaAnswer | VisitAnswer | null>({ key: `answer-${key}` })

/** Says how a visit goes without leaving the agenda. */
export function useStepSender(booking: TechnicianBooking): StepSender {
  const { onSend } = useAgenda()
  const { Form, formData } = useAnswerFetcher(booking.key)
  return { Form, formData, isBusy: useIsSending(booking.key), onSend: () => onSend(booking) }
}

interface AnswerWatcherProps {
  of: number
  onSettled: (key: number, data: AgendaAnswer | undefined) => void
}

function AnswerWatcher({ of: key, onSettled }: AnswerWatcherProps) {
  const { state, data } = useAnswerFetcher(key)
  const isSent = useRef(false)
  useEffect(() => {
    if (state !== 'idle') isSent.current = true
    else if (isSent.current) {
      isSent.current = false
      onSettled(key, data && 'refusal' in data ? { failure: data.refusal.text } : (data ?? undefined))
    }
  }, [state, data, key, onSettled])
  return null
}

/** An answer to this booking is under way, or was given a moment ago. */
export function useIsSending(key: number): boolean {
  const { sending } = useAgenda()
  const { state } = useAnswerFetcher(key)
  return state !== 'idle' || sending === key
}

interface AnswerFormProps {
  act: Act
  booking: TechnicianBooking
  id?: string
  className: string
  onSubmit?: () => void
  children: (isBusy: boolean) => ReactNode
}

/** Answers in place; without JavaScript the page is loaded again. */
export function AnswerForm({ act, booking, id, className, onSubmit, children }: AnswerFormProps) {
  const { onSend } = useAgenda()
  const fetcher = useAnswerFetcher(booking.key)
  const isHydrated = useHydrated()
  const isBusy = useIsSending(booking.key)
  return (
    <fetcher.Form
      id={id}
      method="post"
      action="/agenda"
      className={className}
      onSubmit={event => {
        if (isBusy) return event.preventDefault()
        onSend(booking)
        onSubmit?.()
      }}
    >
      <input type="hidden" name="key" value={booking.key} />
      <input type="hidden" name="seen" value={booking.status} />
      <input type="hidden" name="act" value={act} />
      {isHydrated && <input type="hidden" name="inPlace" value="1" />}
      {children(isBusy)}
    </fetcher.Form>
  )
}
