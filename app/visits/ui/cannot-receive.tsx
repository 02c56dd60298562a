// D59: the client tells that a visit cannot be received. A dialog with script, a page without.
import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { CANNOT_REASONS, type CannotReason } from '#bookings/domain/booking.ts'
import { clientVisitPath, rebookingPath } from '#bookings/domain/booking-paths.ts'
import { isAllowed } from '#bookings/domain/transitions.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { opensDialog, type Question, QuestionDialog } from '#platform/ui/basics/dialog.tsx'
import { FieldNote, TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { dayText } from '#platform/wording/dates.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { CANNOT_NOTE_MAX_LENGTH, CANNOT_RECEIVE } from '#visits/domain/cannot-receive.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'
import type { VisitAnswer } from '#visits/ui/visit-messages.tsx'
import {
  CANNOT_LABELS,
  OTHER_DAY_TEXT,
  toldCannotDetail,
  toldCannotText,
} from '#visits/wording/cannot-receive.ts'

const DIALOG_ID = 'cannot-receive'
/** The fields lie outside of the form and name it. */
const FORM_ID = 'cannot-receive-form'
const QUESTION = '¿No puedes recibirla?'
const ACT = 'no-puedo'

type Visit = Pick<ClientBooking, 'key' | 'technicianName' | 'date' | 'start'>

/** Of the dialog and of the page. */
export function cannotReceiveQuestion(visit: Visit, refusal: FormRefusal | null = null): Question {
  const { technicianName, date, start } = visit
  return {
    kind: 'calendar',
    wide: true,
    title: QUESTION,
    detail: (
      <>
        <bdi>{technicianName}</bdi>, {dayText(date)}, {start}.
      </>
    ),
    fields: <CannotReceiveFields name={firstNameOf(technicianName)} refusal={refusal} />,
    answer: <CannotReceiveForm visit={visit} />,
  }
}

function CannotReceiveForm({ visit }: { visit: Visit }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('act') === ACT
  return (
    <Form
      id={FORM_ID}
      method="post"
      action={clientVisitPath(visit.key)}
      onSubmit={event => isBusy && event.preventDefault()}
      className="grid"
    >
      <input type="hidden" name="act" value={ACT} />
      <Button type="submit" busy={isBusy} busyText="Avisando…" className="px-2!">
        <span className="min-w-0 break-words">Avisar a {firstNameOf(visit.technicianName)}</span>
      </Button>
    </Form>
  )
}

function CannotReceiveFields({ name, refusal }: { name: string; refusal: FormRefusal | null }) {
  const chosen = refusal?.typed.motivo ?? CANNOT_REASONS[0]
  const isUnknown = refusal?.field === 'motivo'
  return (
    <div className="group/cannot mt-4 grid gap-4">
      {refusal && !isUnknown && <Message kind="error">{refusal.text}</Message>}
      <fieldset aria-describedby={isUnknown ? 'motivo-note' : undefined}>
        <legend className="mb-2 text-label font-bold">¿Qué pasó?</legend>
        <div className="flex flex-wrap gap-2">
          {CANNOT_REASONS.map(reason => (
            <ReasonChip key={reason} reason={reason} defaultChecked={reason === chosen} />
          ))}
        </div>
        <FieldNote id="motivo" error={isUnknown ? refusal.text : null} />
      </fieldset>
      <TextField
        label="Cuéntale más"
        name="texto"
        form={FORM_ID}
        optional
        maxLength={CANNOT_NOTE_MAX_LENGTH}
        defaultValue={refusal?.typed.texto}
        autoComplete="off"
        enterKeyHint="done"
      />
      <div className="flex gap-2.5 rounded-12 bg-petrol-50 px-3.5 py-3 text-label/[1.375rem] text-petrol-700">
        <Icon of="info" size={18} className="mt-0.5" />
        <p className="min-w-0 break-words">
          <strong className="font-bold">{name} lo ve al instante y la cancela.</strong> No te cuesta nada.
          <span className="hidden group-has-[[value$=dia]:checked]/cannot:inline"> {OTHER_DAY_TEXT}</span>
        </p>
      </div>
    </div>
  )
}

function ReasonChip({ reason, defaultChecked }: { reason: CannotReason; defaultChecked: boolean }) {
  return (
    <label className="relative grid min-h-11">
      <input
        type="radio"
        name="motivo"
        form={FORM_ID}
        value={reason}
        defaultChecked={defaultChecked}
        className="peer absolute inset-0 appearance-none rounded-12"
      />
      <span className="pointer-events-none relative flex items-center gap-1.5 rounded-12 border border-paper-300 bg-white px-3.5 text-label font-bold transition-colors peer-checked:border-petrol-600 peer-checked:bg-petrol-600 peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) [&>.icon]:hidden peer-checked:[&>.icon]:block">
        <Icon of="check" size={17} />
        {CANNOT_LABELS[reason]}
      </span>
    </label>
  )
}

interface CannotReceiveProps {
  visit: ClientBookingWithoutPhone
  now: Date
  answer: VisitAnswer | null | undefined
}

type ClientBookingWithoutPhone = Omit<ClientBooking, 'technicianPhone'>

/** 'No puedo recibirla', last on the page; gone once it was told or the hour has come. */
export function CannotReceive({ visit, now, answer }: CannotReceiveProps) {
  const refusal = answer?.act === ACT ? answer.refusal : null
  // Without script the refused form stands on the page.
  const [isInline] = useState(refusal !== null)
  const isOffered = visit.cannotReason === null && isAllowed(CANNOT_RECEIVE, visit, now)
  if (!isOffered) return refusal && <Refused text={refusal.text} />
  const question = cannotReceiveQuestion(visit, refusal)
  if (isInline)
    return (
      <section className="mb-3 w-full rounded-20 border border-paper-200 bg-white p-5 shadow-1">
        <h2 className="type-h3">{QUESTION}</h2>
        {question.fields}
        <div className="mt-4">{question.answer}</div>
      </section>
    )
  return (
    <>
      <Link
        to={`${clientVisitPath(visit.key)}/no-puedo`}
        onClick={opensDialog(DIALOG_ID)}
        className="inline-flex min-h-11 items-center gap-1.5 text-support text-ink-600 underline-offset-4 hover:underline"
      >
        <Icon of="calendar-x" size={15} />
        No puedo recibirla
      </Link>
      <QuestionDialog id={DIALOG_ID} {...question} />
    </>
  )
}

function Refused({ text }: { text: string }) {
  return (
    <div className="mb-3 w-full">
      <Message kind="error">{text}</Message>
    </div>
  )
}

interface ToldCannotReceiveProps {
  visit: ClientBookingWithoutPhone
  today: string
  now: Date
  answer: VisitAnswer | null | undefined
}

const TAKE_BACK = 'si-puedo'
const STATEMENT_ID = 'aviso'

/** What was told while the technician has not cancelled, and how to take it back; then the other day that was asked for. */
export function ToldCannotReceive({ visit, today, now, answer }: ToldCannotReceiveProps) {
  const { formData } = useNavigation()
  const { key, technicianId, technicianName, acceptsClient, cannotReason, cannotNote, cannotAt } = visit
  const name = firstNameOf(technicianName)
  if (visit.cancelReason === 'cliente' && cannotReason === 'otro_dia' && acceptsClient)
    return (
      <ButtonLink to={rebookingPath(technicianId, key)} kind="primary" className="mt-4">
        <span className="min-w-0 break-words">Ver las horas libres de {name}</span>
      </ButtonLink>
    )
  if (!cannotReason || !cannotAt || !isAllowed(CANNOT_RECEIVE, visit, now)) return null
  const isBusy = formData?.get('act') === TAKE_BACK
  return (
    <section
      aria-labelledby={STATEMENT_ID}
      className="mt-4 rounded-16 border border-petrol-200 bg-petrol-50 p-4 sm:p-5"
    >
      <p className="flex items-center gap-2 text-support font-bold text-petrol-700">
        <Icon of="hourglass" size={17} />
        <span className="min-w-0 break-words">Le toca a {name}</span>
      </p>
      <h2 id={STATEMENT_ID} className="mt-2 scroll-mt-40 type-h3 text-balance break-words">
        {toldCannotText(name)}
      </h2>
      <p className="mt-1 text-label/6 break-words text-ink-700">
        {toldCannotDetail({ reason: cannotReason, note: cannotNote, at: cannotAt }, today)}
      </p>
      {answer?.act === TAKE_BACK && (
        <div className="mt-3">
          <Message kind="error">{answer.refusal.text}</Message>
        </div>
      )}
      <div className="mt-3 grid gap-2 sm:flex">
        {acceptsClient && cannotReason !== 'ya_se_arreglo' && (
          <ButtonLink to={rebookingPath(technicianId, key)} kind="white">
            <span className="min-w-0 break-words">Escoger otro día con {name}</span>
          </ButtonLink>
        )}
        <Form
          method="post"
          preventScrollReset
          onSubmit={event => isBusy && event.preventDefault()}
          className="grid"
        >
          <input type="hidden" name="act" value={TAKE_BACK} />
          <Button type="submit" kind="text" busy={isBusy} busyText="Quitando…">
            Sí puedo, quitar el aviso
          </Button>
        </Form>
      </div>
    </section>
  )
}
