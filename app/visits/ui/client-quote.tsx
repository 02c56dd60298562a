import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { QUOTE_REASON_MAX_LENGTH, type ShownQuote } from '#visits/domain/quote.ts'
import { FoldedLines, QuoteContent } from '#visits/ui/quote-lines.tsx'
import { dayInSentence, quoteMomentText, quoteTitle } from '#visits/wording/quote.ts'

interface ClientQuoteProps extends Omit<ShownQuoteProps, keyof ShownQuote> {
  shown: ShownQuote | null
}

/** The newest quote, as the client sees it. What was answered too late is told also where nothing can be answered any more. */
export function ClientQuote({ shown, ...props }: ClientQuoteProps) {
  const { refusal } = props
  return (
    <>
      {refusal && shown?.state !== 'waiting' && (
        <div className="mt-4">
          <Message kind="error">{refusal.text}</Message>
        </div>
      )}
      {shown && <NewestQuote {...shown} {...props} />}
    </>
  )
}

interface ShownQuoteProps extends ShownQuote {
  /** The technician's first name. */
  name: string
  today: string
  /** What the visit costs until the quote is agreed; null when that is not known. */
  priceBefore: number | null
  /** The visit is accepted: the work waits for the answer. */
  isConfirmed: boolean
  /** The technician is there and waits: the answer comes before what is said of it. */
  isInside: boolean
  /** What is usual for this work; null where that is not known. */
  usual: ReactNode
  /** Of the answer to this quote. */
  refusal: FormRefusal | null
}

function NewestQuote(props: ShownQuoteProps) {
  const { quote, state, name, today } = props
  if (state === 'waiting') return <WaitingQuote {...props} />
  // It is 'Lo acordado' (visit-facts.tsx).
  if (state === 'agreed') return null
  return (
    <section
      id="cotizacion"
      aria-label="Cotización"
      className="mt-4 scroll-mt-16 rounded-20 border border-paper-200 bg-paper-100 px-4 pt-3.5 pb-1 text-slate-700 sm:px-5"
    >
      <h2 className="flex gap-2 text-label font-bold">
        <Icon of={state === 'declined' ? 'circle-x' : 'clock'} className="shrink-0" />
        {quoteTitle('client', { state, total: quote.total }, name)}
      </h2>
      <p className="mt-1 text-support">
        {state === 'declined' ? (
          <>
            {quote.answeredAt && `${quoteMomentText(quote.answeredAt, today)}. `}
            <bdi>{name}</bdi> ya lo sabe y puede mandarte otra.
          </>
        ) : (
          <>
            Valía hasta {dayInSentence(quote.validUntil, today)}. Si te interesa, pídele otra a{' '}
            <bdi>{name}</bdi> por mensaje.
          </>
        )}
      </p>
      {quote.reason && <p className="mt-1 text-support wrap-anywhere">Escribiste: «{quote.reason}»</p>}
      <FoldedLines lines={quote.lines} className="mt-1" />
    </section>
  )
}

function WaitingQuote(props: ShownQuoteProps) {
  const { quote, state, name, today, priceBefore, isConfirmed, isInside, refusal } = props
  return (
    <section
      id="cotizacion"
      aria-labelledby="cotizacion-titulo"
      className="mt-4 scroll-mt-16 overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2"
    >
      <div className="flex items-center gap-4 border-b border-primary-200 bg-primary-50 px-4 py-3 sm:px-5">
        <span className="grid size-12 shrink-0 place-items-center rounded-12 bg-primary-100 text-primary-800">
          <Icon of="receipt" size={24} />
        </span>
        <div className="min-w-0">
          <p className="text-support font-bold text-primary-800">Te toca a ti</p>
          <h2 id="cotizacion-titulo" className="type-h3 break-words">
            {quoteTitle('client', { state, total: quote.total }, name)}
          </h2>
        </div>
      </div>
      <div className="p-4 pt-3 sm:p-5 lg:pb-3.5">
        <QuoteContent
          quote={quote}
          today={today}
          priceBefore={priceBefore}
          usual={props.usual}
          isAnswerFirst={isInside}
        >
          <div className={isInside ? 'mt-2 lg:mt-3' : 'mt-3'}>
            <ValidatedForm validate={() => null} refusal={refusal} preventScrollReset className="grid gap-1">
              <input type="hidden" name="act" value="acuerdo" />
              <input type="hidden" name="cotizacion" value={quote.id} />
              <FormMessage />
              <AnswerFields name={name} />
            </ValidatedForm>
            {isConfirmed && !isInside && (
              <p className="text-center text-support text-ink-600">
                <bdi>{name}</bdi> no empieza hasta que respondas.
              </p>
            )}
          </div>
        </QuoteContent>
      </div>
    </section>
  )
}

/** 'Prefiero no' asks first; without script the reason stands above the buttons. */
function AnswerFields({ name }: { name: string }) {
  const { error } = useFormFeedback()
  const isHydrated = useHydrated()
  const [wantsToDecline, setDeclining] = useState(false)
  const isDeclining = isHydrated && (wantsToDecline || error?.field === 'motivo')
  const reason = (
    <TextArea
      label={isDeclining ? '¿Por qué prefieres no?' : 'Si prefieres no: ¿por qué?'}
      name="motivo"
      rows={2}
      maxLength={QUOTE_REASON_MAX_LENGTH}
      optional
      hint={`Lo lee ${name}, que puede mandarte otra.`}
      autoFocus={isHydrated}
    />
  )
  if (isDeclining)
    return (
      <>
        {reason}
        <div className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
          <SubmitButton name="respuesta" value="no" kind="petrol" size="large" busyText="Enviando…">
            Prefiero no
          </SubmitButton>
          <Button kind="text" size="large" onClick={() => setDeclining(false)}>
            Volver
          </Button>
        </div>
      </>
    )
  return (
    <>
      {!isHydrated && <div className="mb-2 hidden noscript:block">{reason}</div>}
      <SubmitButton name="respuesta" value="si" kind="primary" size="large" busyText="Enviando…">
        De acuerdo
      </SubmitButton>
      <SubmitButton
        name="respuesta"
        value="no"
        kind="text"
        onClick={event => {
          event.preventDefault()
          setDeclining(true)
        }}
      >
        Prefiero no
      </SubmitButton>
    </>
  )
}
