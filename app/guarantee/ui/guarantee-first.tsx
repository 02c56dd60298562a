// D72: whoever books again is asked first whether the same thing failed. It never stops a booking.
import { Link } from 'react-router'
import { clientCasePath } from '#bookings/domain/booking-paths.ts'
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import {
  coveredUntilText,
  coveredWorkText,
  guaranteeFirstText,
  SOMETHING_ELSE_TEXT,
  USE_GUARANTEE_TEXT,
} from '#guarantee/wording/covered-works.ts'
import { ANSWER_TIME } from '#guarantee/wording/guarantee.ts'
import { weekdayOf } from '#platform/domain/time.ts'
import { ButtonLink, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { dayAndMonthText, weekdayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { WorkLines } from '#visits/ui/quote-lines.tsx'
import { PAYMENT_TEXTS, receiptNumberText } from '#visits/wording/receipt.ts'

interface QuestionProps {
  /** The newest first; at least one. */
  works: readonly [CoveredWork, ...CoveredWork[]]
  today: string
  /** The form, for another thing. */
  otherPath: string
}

/** The works that may have failed, each with its receipt; one of them alone has the button. */
export function GuaranteeQuestion({ works, today, otherPath }: QuestionProps) {
  const [newest] = works
  const name = firstNameOf(newest.technicianName)
  const isOne = works.length === 1
  return (
    <div className="max-w-xl">
      <section
        aria-labelledby="garantia-primero"
        className="overflow-hidden rounded-20 border border-green-200 bg-green-50"
      >
        <div className="px-4 pt-4 pb-3.5 sm:px-5">
          <h2
            id="garantia-primero"
            className="text-22/7 font-extrabold tracking-[-0.022em] text-balance break-words"
          >
            {guaranteeFirstText(newest, today)}
          </h2>
          {isOne && (
            <p className="mt-2 flex gap-2 text-label/6 text-ink-700">
              <Icon of="shield-check" size={18} className="mt-0.5 shrink-0 text-green-700" />
              <span>
                Garantía hasta el{' '}
                <strong className="font-bold text-ink-900">
                  {weekdayText(weekdayOf(newest.until))} {dayAndMonthText(newest.until)}
                </strong>
              </span>
            </p>
          )}
        </div>
        <ul className="divide-y divide-green-200 border-y border-green-200 bg-white">
          {works.map(work => (
            <li key={work.key}>
              <WorkRow work={work} today={today} />
              {!isOne && (
                <div className="flex items-center justify-between gap-3 px-4 pb-3 sm:px-5">
                  <span className="text-label font-semibold text-green-700">{coveredUntilText(work)}</span>
                  <UseLink work={work} today={today} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className="grid gap-2.5 p-4 sm:grid-cols-2 sm:px-5">
          {isOne && (
            <ButtonLink to={clientCasePath(newest.key)} kind="primary" size="large" wide>
              <Icon of="shield-check" size={18} />
              {USE_GUARANTEE_TEXT}
            </ButtonLink>
          )}
          <ButtonLink to={otherPath} replace kind="white" size="large" wide>
            {SOMETHING_ELSE_TEXT}
          </ButtonLink>
        </div>
      </section>
      <p className="mt-3 flex gap-2.5 text-support/5 text-ink-600">
        <Icon of="info" size={18} className="shrink-0 text-petrol-600" />
        <span>
          Con la garantía <bdi>{name}</bdi> tiene {ANSWER_TIME} para contestar. La legal es la de la Ley 1480.
        </span>
      </p>
    </div>
  )
}

/** What was done, which opens to its lines; without a receipt its name alone. */
function WorkRow({ work, today }: { work: CoveredWork; today: string }) {
  const { receipt } = work
  const row = 'flex min-h-13 items-center gap-3 px-4 py-2 sm:px-5'
  const label = (
    <>
      <Icon of="receipt" className="shrink-0 text-green-700" />
      <span className="min-w-0 flex-1 text-label/5">
        <span className="block font-bold break-words">{coveredWorkText(work, today)}</span>
        {receipt && (
          <span className="dots text-ink-600">
            <span>{receiptNumberText(receipt.id)}</span>
            <span>{profilePriceText(receipt.total)}</span>
            {receipt.isOwed && <span className="font-semibold text-primary-800">{PAYMENT_TEXTS.aun_no}</span>}
          </span>
        )}
      </span>
    </>
  )
  if (!receipt) return <p className={row}>{label}</p>
  return (
    <details className="group/receipt">
      <summary className={`${row} list-none [&::-webkit-details-marker]:hidden`}>
        {label}
        <Icon of="chevron-down" size={18} className="shrink-0 text-ink-600 group-open/receipt:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-2 sm:px-5">
        <WorkLines lines={receipt.lines} />
      </div>
    </details>
  )
}

function UseLink({ work, today }: { work: CoveredWork; today: string }) {
  return (
    <Link to={clientCasePath(work.key)} className={buttonClasses({ kind: 'white' })}>
      <span>
        Usar<span className="sr-only"> la garantía de {coveredWorkText(work, today)}</span>
      </span>
    </Link>
  )
}

/** On a profile and above a search: the newest of the works, in one line; nothing without one. */
export function GuaranteeLine({ works: [work], today }: { works: readonly CoveredWork[]; today: string }) {
  if (!work) return null
  return (
    <p className="flex gap-2.5 rounded-12 border border-green-200 bg-green-50 px-4 py-2.5 text-label/6 text-ink-800">
      <Icon of="shield-check" className="mt-0.5 shrink-0 text-green-700" />
      <span className="min-w-0 break-words">
        {guaranteeFirstText(work, today)}{' '}
        <Link
          to={clientCasePath(work.key)}
          className="-my-2.5 inline-flex min-h-11 items-center font-bold text-petrol-600 hover:underline"
        >
          {USE_GUARANTEE_TEXT}
        </Link>
      </span>
    </p>
  )
}

interface AnsweredProps {
  works: readonly [CoveredWork, ...CoveredWork[]]
  /** The question, where there is more than one work. */
  questionPath: string
}

/** After 'Es otra cosa': the way back, in one row. */
export function GuaranteeAnswered({ works: [work, ...more], questionPath }: AnsweredProps) {
  return (
    <Link
      to={more.length > 0 ? questionPath : clientCasePath(work.key)}
      className="flex min-h-13 items-center gap-3 rounded-16 border border-green-200 bg-green-50 px-4 py-2 no-underline hover:border-green-600"
    >
      <Icon of="shield-check" className="shrink-0 text-green-700" />
      <span className="min-w-0 flex-1 text-label/5">
        <span className="block font-bold text-green-700">¿Y si es lo mismo?</span>
        <span className="block text-ink-700">Gratis {coveredUntilText(work)}</span>
      </span>
      <span className="text-label font-bold text-petrol-600">Usar</span>
    </Link>
  )
}
