import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { dayNumberText, dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { COMMENT_MAX_LENGTH, QUALITIES, type Quality, STARS } from '#reviews/domain/review-rating.ts'
import { REVIEW_SUCCESSES } from '#reviews/wording/outcomes.ts'
import { QUALITY_LABELS } from '#reviews/wording/quality-labels.ts'

/** The act of the form, here and on the page of a visit. */
const RATE = 'calificar'

export interface RatingBoxRefusal {
  readonly text: string
  /** What was sent, for a page without script. */
  readonly typed: Readonly<Record<string, string>>
}

/** A visit and its rating, if it has one. */
interface RatedVisit {
  readonly key: number
  readonly date: string
  readonly technicianName: string
  readonly technicianFotoURL: string | null
  readonly rating: number | null
  /** Whether the review is public, and whether it was rejected. */
  readonly aprobada: boolean | null
  readonly rejected: boolean
}

interface RatingProps {
  booking: RatedVisit
  /** In place of '¿Cómo te fue con Carlos?'. */
  question?: string | undefined
  refusal: RatingBoxRefusal | null
}

interface RatingRequestProps extends RatingProps {
  today: string
  /** False when a later visit was rated already. */
  latest: boolean
  /** 'Calificar' is the one primary button of the page. */
  primary: boolean
}

/** Asks at the top of the page for the rating of one visit: a row of stars, the first of which opens the form. */
export function RatingRequest({ booking, refusal, today, latest, primary }: RatingRequestProps) {
  const { technicianName, technicianFotoURL, date } = booking
  return (
    <section
      aria-labelledby="califica"
      className="rounded-16 border border-paper-200 bg-white px-4 pt-2.5 pb-1.5 has-[[name=rating]:checked]:border-primary-200 has-[[name=rating]:checked]:bg-primary-50 sm:px-6 sm:py-3 min-[22rem]:max-sm:[&_fieldset]:pl-13"
    >
      <RatingForm booking={booking} refusal={refusal} primary={primary}>
        <div className="flex items-center gap-3">
          <Avatar
            name={technicianName}
            src={technicianFotoURL && photoAt(technicianFotoURL, 96, 96)}
            className="size-10 rounded-pill text-support"
          />
          <div className="min-w-0">
            <h2 id="califica" className="text-label/5 font-bold">
              {latest ? 'Califica tu última visita' : 'Califica esta visita'}
            </h2>
            <p className="text-support break-words text-ink-700">
              <bdi>{firstNameOf(technicianName)}</bdi>, {dayNumberText(date, today)}
            </p>
          </div>
        </div>
      </RatingForm>
    </section>
  )
}

const ratingQuestion = ({ technicianName }: RatedVisit) => `¿Cómo te fue con ${firstNameOf(technicianName)}?`

/** On the page of a visit. */
function RatingBox({ booking, question, refusal, isBeside }: RatingBoxProps) {
  return (
    <div
      className={`rounded-16 border px-4 py-3 sm:px-5 ${isBeside ? 'border-paper-200 bg-white shadow-1' : 'border-primary-200 bg-primary-50'}`}
    >
      <RatingForm booking={booking} question={question} refusal={refusal} primary={false} isBeside={isBeside}>
        <p aria-hidden="true" className="text-label font-bold">
          {question ?? ratingQuestion(booking)}
        </p>
      </RatingForm>
    </div>
  )
}

interface RatingBoxProps extends RatingProps {
  /** In a column beside what comes first. */
  isBeside: boolean
}

interface VisitRatingProps extends RatingBoxProps {
  /** D15: once per completed visit that nobody contests. */
  mayRate: boolean
}

/** The rating of a visit on its page: the form, then the thanks in its place, later the review and its state. */
export function VisitRating({ booking, question, mayRate: hasForm, refusal, isBeside }: VisitRatingProps) {
  const { rating, aprobada, rejected } = booking
  const [hadForm, setHadForm] = useState(hasForm)
  if (hasForm && !hadForm) setHadForm(true)
  if (hasForm)
    return <RatingBox booking={booking} question={question} refusal={refusal} isBeside={isBeside} />
  if (rating === null) return null
  return (
    <>
      {hadForm && <RatingThanks />}
      <p className="flex flex-wrap items-center gap-x-2 text-label text-ink-600">
        <span className="font-bold text-ink-900">Tu calificación:</span>
        <Stars rating={rating} size={16} />
        <span>{aprobada ? 'Publicada' : rejected ? 'No la publicamos' : 'En revisión'}</span>
      </p>
    </>
  )
}

/** In place of the form that was sent. It takes the focus that the form had. */
export function RatingThanks() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="scroll-my-16 rounded-12">
      <Message kind="success">{REVIEW_SUCCESSES['review-sent']}</Message>
    </div>
  )
}

interface RatingFormProps extends RatingProps {
  primary: boolean
  isBeside?: boolean
  /** Whose visit it is, beside the stars. */
  children: ReactNode
}

/** D15: five stars as radio buttons; the other fields appear by CSS once one is checked. */
function RatingForm(props: RatingFormProps) {
  const { booking, question, refusal, primary, isBeside = false, children } = props
  const id = useId()
  const { formData, state } = useNavigation()
  const { key, date } = booking
  const busy = state !== 'idle' && formData?.get('key') === String(key)
  return (
    <Form
      method="post"
      preventScrollReset
      aria-busy={busy}
      onSubmit={event => busy && event.preventDefault()}
      className={`group/rating relative scroll-my-16 ${isBeside ? '' : 'gap-x-8 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center'}`}
    >
      <input type="hidden" name="act" value={RATE} />
      <input type="hidden" name="key" value={key} />
      {children}
      <fieldset aria-describedby={refusal ? `${id}-note` : undefined} onChange={showForm}>
        <legend className="sr-only">
          {(question ?? ratingQuestion(booking)).replace(/\?$/, '')}, {dayText(date)}?
        </legend>
        <div className={`-ml-2 flex ${isBeside ? '' : 'sm:relative sm:-mr-2 sm:ml-14'}`}>
          {STARS.map(stars => (
            <label key={stars} className={STAR}>
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={refusal?.typed.rating === String(stars)}
                className="peer col-start-1 row-start-1 size-11 cursor-pointer appearance-none outline-none"
              />
              <Icon of="star" size={26} className="pointer-events-none col-start-1 row-start-1" />
              <span className="sr-only">{stars === 1 ? '1 estrella' : `${stars} estrellas`}</span>
              <span
                aria-hidden="true"
                className={`absolute top-0 right-0 hidden items-center text-label/5 font-bold whitespace-nowrap text-primary-800 peer-checked:flex ${isBeside ? 'bg-white' : 'bg-primary-50 sm:inset-y-0 sm:right-full sm:mr-2'}`}
              >
                {stars} de 5
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="col-span-full">
        <FieldNote id={id} error={refusal?.text} />
        <div
          className={`mt-2 gap-1.5 pb-1 group-has-[[name=rating]:checked]/rating:grid ${refusal ? 'grid' : 'hidden'}`}
        >
          <label htmlFor={`${id}-comment`} className="text-label font-bold">
            Cuéntalo en pocas palabras <span className="font-normal text-ink-600">(opcional)</span>
          </label>
          <textarea
            id={`${id}-comment`}
            name="comentario"
            rows={2}
            maxLength={COMMENT_MAX_LENGTH}
            defaultValue={refusal?.typed.comentario}
            className="field-box block resize-y py-3"
          />
          <QualityFields typed={refusal?.typed} isNarrow={isBeside} />
          <Button
            type="submit"
            kind={primary ? 'primary' : 'petrol'}
            size="large"
            busy={busy}
            busyText="Enviando…"
          >
            Calificar
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** The first star unfolds the form, perhaps under the lower edge of the screen. */
function showForm({ currentTarget: { form } }: ChangeEvent<HTMLFieldSetElement>): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  form?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
}

// A star is filled when it or a later one is checked.
const STAR =
  'grid size-11 place-items-center rounded-8 text-primary-700 has-checked:[&>svg]:fill-primary-400 has-[~label>:checked]:[&>svg]:fill-primary-400 hover:bg-primary-100 has-focus-visible:outline-3 has-focus-visible:outline-petrol-600'

interface QualityFieldsProps {
  /** What was sent before, for a page without script. */
  typed: Readonly<Record<string, string>> | undefined
  isNarrow: boolean
}

/** Optional ratings from 1 to 5. The dash takes one back; it is a radio button of its own, so that no script is needed. */
function QualityFields({ typed, isNarrow }: QualityFieldsProps) {
  return (
    <details open={QUALITIES.some(quality => typed?.[quality])} className="group/more">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-8 text-label font-bold text-petrol-600 [&::-webkit-details-marker]:hidden">
        <Icon of="chevron-down" size={18} className="transition-[rotate] group-open/more:rotate-180" />
        <span className="flex-1">¿Algo más?</span>
        <span className="font-normal text-ink-600">Opcional</span>
      </summary>
      <div className={`mb-3 grid gap-2 ${isNarrow ? '' : 'sm:grid-cols-3 sm:gap-4'}`}>
        {QUALITIES.map(quality => (
          <QualityField key={quality} quality={quality} chosen={typed?.[quality] ?? ''} />
        ))}
      </div>
    </details>
  )
}

function QualityField({ quality, chosen }: { quality: Quality; chosen: string }) {
  const isKnown = STARS.some(stars => String(stars) === chosen)
  return (
    <fieldset>
      <legend className="mb-1 text-support text-ink-800">{QUALITY_LABELS[quality]}</legend>
      <div className="flex rounded-12 border-[1.5px] border-ink-400 bg-white">
        <label className={CELL}>
          <input type="radio" name={quality} value="" defaultChecked={!isKnown} className={RADIO} />
          <span aria-hidden="true" className="text-ink-600">
            –
          </span>
          <span className="sr-only">Sin calificar</span>
        </label>
        {STARS.map(stars => (
          <label key={stars} className={CELL}>
            <input
              type="radio"
              name={quality}
              value={stars}
              defaultChecked={chosen === String(stars)}
              className={RADIO}
            />
            {stars}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const RADIO = 'absolute inset-0 cursor-pointer appearance-none outline-none'
// The dash stays white when it is chosen: nothing is rated.
const CELL =
  'relative grid min-h-11 flex-1 place-items-center border-l border-ink-200 text-label font-bold text-ink-800 first:rounded-l-[0.625rem] first:border-l-0 last:rounded-r-[0.625rem] hover:bg-petrol-50 has-[:checked:not([value=""])]:bg-petrol-600 has-[:checked:not([value=""])]:text-white has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600'
