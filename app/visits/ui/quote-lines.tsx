import type { ReactNode } from 'react'
import { clientVisitPath, technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import type { BookedQuote, Quote } from '#visits/domain/quote.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { lineAmount, type WorkLine } from '#visits/domain/work-lines.ts'
import { agreedPriceNote, dayInSentence, showLinesText, withQuoteText } from '#visits/wording/quote.ts'
import { countedPriceText } from '#visits/wording/work-lines.ts'

/** Descriptions at the left, amounts at the right, hairlines between. */
export function WorkLines({ lines }: { lines: readonly WorkLine[] }) {
  return (
    <ul className="divide-y divide-paper-200">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and never change.
        <li key={index} className="flex items-start justify-between gap-4 py-2 first:pt-0">
          <span className="min-w-0">
            <span className="block text-label/[1.375rem] font-semibold wrap-anywhere">{line.concepto}</span>
            {line.cantidad !== 1 && (
              <span className="text-support text-ink-600">{countedPriceText(line)}</span>
            )}
          </span>
          <span className="shrink-0 text-label/[1.375rem] font-bold tabular-nums">
            {profilePriceText(lineAmount(line))}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface QuoteContentProps {
  quote: Quote
  today: string
  /** What the visit costs until it is agreed. */
  priceBefore?: number | null
  /** What is usual for this work. */
  usual?: ReactNode
  /** On phones the form stands directly under the total. */
  isAnswerFirst?: boolean
  /** The form that answers it: under the total, at its right on wide screens. */
  children?: ReactNode
}

/** Lines, total under a rule, the technician's note, and until when it can be agreed. */
export function QuoteContent(props: QuoteContentProps) {
  const { quote, today, priceBefore = null, isAnswerFirst = false, children } = props
  const { lines, total, note, validUntil } = quote
  const isReplacing = hasPrice(priceBefore) && priceBefore !== total
  return (
    <>
      <WorkLines lines={lines} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink-900 pt-2.5">
        <span className="text-17/6 font-bold">Total</span>
        <span className="text-24 font-extrabold tracking-[-0.02em] tabular-nums">
          {profilePriceText(total)}
        </span>
      </p>
      <div
        className={
          children
            ? `lg:grid lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-x-6 ${isAnswerFirst ? 'max-lg:flex max-lg:flex-col-reverse' : ''}`
            : ''
        }
      >
        <div className="min-w-0">
          {props.usual && <div className="mt-2.5">{props.usual}</div>}
          {note && <QuotedWords>{note}</QuotedWords>}
          {quote.answer === null && (
            <p className="mt-2.5 flex gap-2 text-support/5 text-ink-600">
              <Icon of="calendar" size={17} className="mt-px shrink-0 text-petrol-600" />
              <span>
                Vale hasta{' '}
                <strong className="font-bold text-ink-900">{dayInSentence(validUntil, today)}</strong>
                {isReplacing && ` y reemplaza los ${profilePriceText(priceBefore)} de ahora`}
              </span>
            </p>
          )}
        </div>
        {children}
      </div>
    </>
  )
}

interface AgreedNoteProps {
  /** Of this visit, or that with which it was booked. */
  agreed: Quote | BookedQuote
  /** What the visit cost until then. */
  before: number | null
  today: string
  side: VisitSide
}

/** With which quote the price was agreed; one of an earlier visit leads there and is told with its lines (D66). */
export function AgreedNote({ agreed, before, today, side }: AgreedNoteProps) {
  if (!('visitKey' in agreed)) return agreedPriceNote(agreed, before, today)
  const path = side === 'client' ? clientVisitPath : technicianVisitPath
  return (
    <TextLink to={`${path(agreed.visitKey)}#cotizacion`}>
      <span className="underline underline-offset-3">{withQuoteText(agreed, today)}</span>
    </TextLink>
  )
}

/** What somebody wrote, in «». */
export function QuotedWords({ children }: { children: string }) {
  return (
    <p className="mt-2.5 rounded-12 bg-paper-100 px-4 py-2.5 text-label/6 whitespace-pre-line wrap-anywhere">
      «{children}»
    </p>
  )
}

/** The lines behind 'Ver los tres renglones'. */
export function FoldedLines({ lines, className = '' }: { lines: readonly WorkLine[]; className?: string }) {
  return (
    <Folded label={showLinesText(lines)} className={className}>
      <div className="pt-1 pb-2">
        <WorkLines lines={lines} />
      </div>
    </Folded>
  )
}

interface FoldedProps {
  label: string
  children: ReactNode
  open?: boolean
  className?: string
}

export function Folded({ label, children, open, className = '' }: FoldedProps) {
  return (
    <details open={open} className={`group/folded ${className}`}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-8 text-label font-bold [&::-webkit-details-marker]:hidden">
        {label}
        <Icon of="chevron-down" size={18} className="shrink-0 group-open/folded:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
