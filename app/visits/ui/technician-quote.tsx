import { type ReactNode, useState } from 'react'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { bogotaDate, weekdayOf } from '#platform/domain/time.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Checkbox } from '#platform/ui/basics/checkbox.tsx'
import { SelectField } from '#platform/ui/basics/fields.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { briefDayAndMonthText, weekdayText } from '#platform/wording/dates.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import {
  agreedQuote,
  defaultValidUntil,
  QUOTE_NOTE_MAX_LENGTH,
  type Quote,
  type QuoteState,
  quoteState,
  quotingRefusal,
  validUntilDates,
  type WorkToCome,
  workToCome,
} from '#visits/domain/quote.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { rowsIn, type TypedLine } from '#visits/domain/work-lines.ts'
import { LinesEditor } from '#visits/ui/lines-editor.tsx'
import { Folded, QuoteContent, QuotedWords } from '#visits/ui/quote-lines.tsx'
import { FoldedPart } from '#visits/ui/visit-frame.tsx'
import {
  dayInSentence,
  lapsedText,
  quoteMomentText,
  quoteTitle,
  startingRows,
} from '#visits/wording/quote.ts'
import { linesMistake } from '#visits/wording/work-lines.ts'

interface TechnicianQuoteProps {
  visit: TechnicianBooking
  facts: VisitFacts
  /** The client's short name. */
  name: string
  now: Date
  formKey: string
  /** Of the form of a quote. */
  refusal: FormRefusal | null
  /** To one row. */
  isFolded: boolean
}

/** The newest quote and its answer, and the form of the next one. */
export function TechnicianQuote(props: TechnicianQuoteProps) {
  const { visit, facts, name, now, formKey, refusal, isFolded } = props
  const { quotes, receipts } = facts
  const newest = quotes.at(-1) ?? null
  const today = bogotaDate(now)
  const state = newest && quoteState(newest, { status: visit.status, hasReceipt: receipts.length > 0 }, today)
  const mayQuote = quotingRefusal(visit, quotes.length, now) === null
  const isOver = visit.status === 'completada'
  const work = workToCome(visit, now)
  if (!newest && !mayQuote && !refusal) return null
  const form = (
    <QuoteForm
      // Empty and folded again once it was sent.
      key={newest?.id ?? 0}
      rows={startingRows(visit, facts)}
      today={today}
      formKey={formKey}
      note={state === 'waiting' ? newest?.note : ''}
      isForAnotherDay={state === 'waiting' && newest?.isForAnotherDay === true}
      isOver={isOver}
      refusal={refusal}
    />
  )
  const agreed = agreedQuote(quotes)
  const content = (
    <section
      id="cotizacion"
      aria-labelledby="cotizacion-titulo"
      className="scroll-mt-16 rounded-16 border border-paper-200 bg-white p-4 shadow-1 sm:p-5"
    >
      <div className={`flex gap-3.5 ${newest ? 'items-center' : ''}`}>
        <span className="grid size-11 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
          <Icon of="receipt" />
        </span>
        <div className="min-w-0">
          <h2 id="cotizacion-titulo" className="type-h3">
            Cotización
          </h2>
          {!newest && mayQuote && (
            <p className="text-support text-ink-600">
              {isOver ? (
                <>
                  Para lo que falta por hacer. <bdi>{name}</bdi> responde y escoge cuándo vuelves.
                </>
              ) : (
                <>
                  Si hace falta más que lo acordado. <bdi>{name}</bdi> responde antes de que empieces.
                </>
              )}
            </p>
          )}
        </div>
      </div>
      {refusal && !mayQuote && (
        <div className="mt-3">
          <Message kind="error">{refusal.text}</Message>
        </div>
      )}
      {newest && state && (
        <div className="mt-3 grid gap-3.5">
          <QuoteStanding quote={newest} state={state} name={name} today={today}>
            {work?.quote.id === newest.id && <WhenItIsDone work={work} name={name} today={today} />}
          </QuoteStanding>
          <div>
            <QuoteContent quote={newest} today={today} />
          </div>
        </div>
      )}
      {mayQuote && (
        <Folded
          key={newest?.id ?? 0}
          label={!newest ? 'Hacer una cotización' : state === 'waiting' ? 'Cambiarla' : 'Hacer otra'}
          open={refusal !== null}
          className={`text-petrol-600 not-open:-mb-2 ${newest ? 'mt-2' : 'mt-1'}`}
        >
          <div className="pt-3 text-ink-900">{form}</div>
        </Folded>
      )}
    </section>
  )
  return (
    <FoldedPart
      folded={isFolded}
      label={agreed && receipts.length === 0 ? 'Lo acordado' : 'Cotización'}
      icon="receipt"
      amount={(agreed ?? newest) ? profilePriceText((agreed ?? newest)?.total ?? 0) : undefined}
      anchor="cotizacion"
      open={refusal !== null}
    >
      {content}
    </FoldedPart>
  )
}

const STANDINGS: Record<QuoteState, { icon: IconName; box: string }> = {
  waiting: { icon: 'hourglass', box: 'border-petrol-200 bg-petrol-50 text-petrol-700' },
  agreed: { icon: 'circle-check', box: 'border-green-200 bg-green-50 text-green-700' },
  declined: { icon: 'circle-x', box: 'border-paper-200 bg-paper-100 text-slate-700' },
  expired: { icon: 'clock', box: 'border-paper-200 bg-paper-100 text-slate-700' },
  void: { icon: 'circle-x', box: 'border-paper-200 bg-paper-100 text-slate-700' },
}

interface QuoteStandingProps {
  quote: Quote
  state: QuoteState
  name: string
  today: string
  children: ReactNode
}

/** Who must act, or how it ended. */
function QuoteStanding({ quote, state, name, today, children }: QuoteStandingProps) {
  const { icon, box } = STANDINGS[state]
  const at = quote.answeredAt ?? quote.createdAt
  const answered = `${quoteMomentText(at, today)}.`
  const more = {
    waiting: `La mandaste: ${answered.toLocaleLowerCase('es')}`,
    agreed: answered,
    declined: answered,
    expired: `Valía hasta ${dayInSentence(quote.validUntil, today)}.`,
    void: 'La visita terminó o se canceló antes de la respuesta.',
  }[state]
  return (
    <div className={`rounded-12 border px-4 py-3 ${box}`}>
      <p className="flex gap-2 text-label font-bold">
        <Icon of={icon} className="shrink-0" />
        <span className="min-w-0 break-words">
          {quoteTitle('technician', { state, total: quote.total }, name)}
        </span>
      </p>
      <p className="ml-7 text-support text-ink-700">{more}</p>
      {children}
      {quote.reason && <QuotedWords>{quote.reason}</QuotedWords>}
    </div>
  )
}

/** D66: whether the client chose the hour of the agreed work. */
function WhenItIsDone({ work, name, today }: { work: WorkToCome; name: string; today: string }) {
  const { state, quote, until } = work
  const lastDay = bogotaDate(until)
  return (
    <p className="ml-7 text-label/6 text-ink-900">
      {state === 'booked' && quote.bookedKey !== null ? (
        <TextLink to={technicianVisitPath(quote.bookedKey)}>Ya escogió cuándo: ver esa visita</TextLink>
      ) : state === 'to-choose' ? (
        <>
          Falta que <bdi>{name}</bdi> escoja cuándo, hasta {dayInSentence(lastDay, today)}.
        </>
      ) : (
        `No escogió cuándo. ${lapsedText(lastDay, today)}.`
      )}
    </p>
  )
}

interface QuoteFormProps {
  rows: readonly TypedLine[]
  note: string | undefined
  today: string
  isForAnotherDay: boolean
  /** Then it is for another day in any case. */
  isOver: boolean
  formKey: string
  refusal: FormRefusal | null
}

function QuoteForm({ note, today, isForAnotherDay, isOver, refusal, ...start }: QuoteFormProps) {
  const [rows, setRows] = useState((refusal && rowsIn(refusal.typed)) ?? start.rows)
  // The same form sent again is the same quote, also when the page was read again meanwhile.
  const [formKey] = useState(start.formKey)
  return (
    <ValidatedForm
      validate={() => linesMistake(rows)}
      watched={JSON.stringify(rows)}
      refusal={refusal}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="act" value="cotizacion" />
      <input type="hidden" name="formKey" value={formKey} />
      <LinesEditor rows={rows} onChange={setRows} />
      <TextArea
        label="Nota"
        name="nota"
        rows={2}
        maxLength={QUOTE_NOTE_MAX_LENGTH}
        optional
        defaultValue={note}
      />
      {!isOver && (
        <Checkbox
          label="Es para otro día"
          name="otroDia"
          value="si"
          defaultChecked={refusal ? Boolean(refusal.typed.otroDia) : isForAnotherDay}
        />
      )}
      <SelectField label="Vale hasta" name="vence" defaultValue={defaultValidUntil(today)}>
        {validUntilDates(today).map(date => (
          <option key={date} value={date}>
            {/* The narrowest column shows all of it. */}
            {`${weekdayText(weekdayOf(date))} ${briefDayAndMonthText(date)}`}
          </option>
        ))}
      </SelectField>
      <FormMessage />
      <SubmitButton size="huge" wide busyText="Enviando…">
        Enviar cotización
      </SubmitButton>
    </ValidatedForm>
  )
}
