import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { datedDayText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { COMMENT_MAX_LENGTH, QUALITIES, type Quality, STARS } from '#reviews/domain/review-rating.ts'
import { QUALITY_LABELS } from '#reviews/wording/quality-labels.ts'

interface RatingRequestProps {
  booking: LinkedClientBooking
  today: string
  /** False when a later visit was rated already. */
  latest: boolean
  refusal: RatingBoxRefusal | null
}

/** Asks at the top of the page for the rating of the newest visit that has none. */
export function RatingRequest({ booking, today, latest, refusal }: RatingRequestProps) {
  const { key, technicianName, technicianFotoURL, date, servicio } = booking
  return (
    <section
      aria-labelledby="califica"
      className="mt-6 grid gap-x-8 rounded-20 border border-primary-200 bg-primary-50 p-4 sm:px-6 md:grid-cols-2 md:items-center md:has-[[name=rating]:checked]:items-start"
    >
      <div className="flex items-center gap-3.5">
        <Avatar
          name={technicianName}
          src={technicianFotoURL && photoAt(technicianFotoURL, 192, 192)}
          className="w-18 arch-90 text-[1.25rem]"
        />
        <div className="min-w-0">
          <h2 id="califica" className="text-[1.25rem]/[1.5625rem] font-extrabold tracking-[-0.022em]">
            {latest ? 'Califica tu última visita' : 'Califica esta visita'}
          </h2>
          <p className="mt-1 text-label/[1.375rem] break-words text-ink-700">
            {shortNameOf(technicianName)}, {datedDayText(date, today)}.{servicio && ` ${servicio}.`}
          </p>
        </div>
      </div>
      <RatingBox
        bookingKey={key}
        technicianName={technicianName}
        refusal={refusal}
        className="border-primary-200 max-md:mt-3.5 max-md:border-t max-md:pt-3 md:border-l md:pl-8"
      />
    </section>
  )
}

export interface RatingBoxRefusal {
  readonly text: string
  /** What was sent, for a page without script. */
  readonly typed: Readonly<Record<string, string>>
}

interface RatingBoxProps {
  bookingKey: number
  technicianName: string
  refusal: RatingBoxRefusal | null
  className?: string
}

const BOX = 'mt-4 max-w-sm rounded-12 border border-primary-200 bg-primary-50 p-3.5'

/** D15: five stars as radio buttons; the other fields appear by CSS once one is checked. */
export function RatingBox({ bookingKey, technicianName, refusal, className = BOX }: RatingBoxProps) {
  const id = useId()
  const { formData, state } = useNavigation()
  const busy = state !== 'idle' && formData?.get('key') === String(bookingKey)
  return (
    <Form
      method="post"
      preventScrollReset
      aria-busy={busy}
      onSubmit={event => busy && event.preventDefault()}
      className={`group ${className}`}
    >
      <input type="hidden" name="key" value={bookingKey} />
      <fieldset aria-describedby={refusal ? `${id}-note` : undefined}>
        <legend className="px-0.5 text-label font-bold">
          ¿Cómo te fue con {firstNameOf(technicianName)}?
        </legend>
        <div className="mt-1 -ml-2 flex">
          {STARS.map(stars => (
            <label key={stars} className={STAR}>
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={refusal?.typed.rating === String(stars)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <Icon of="star" size={26} />
              <span className="sr-only">{stars === 1 ? '1 estrella' : `${stars} estrellas`}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <FieldNote id={id} error={refusal?.text} />
      <div className={`mt-2.5 gap-2.5 group-has-[[name=rating]:checked]:grid ${refusal ? 'grid' : 'hidden'}`}>
        <QualityFields typed={refusal?.typed} />
        <label htmlFor={`${id}-comment`} className="text-label font-bold">
          Cuéntalo en pocas palabras <span className="font-normal text-ink-600">(opcional)</span>
        </label>
        <textarea
          id={`${id}-comment`}
          name="comentario"
          rows={3}
          maxLength={COMMENT_MAX_LENGTH}
          defaultValue={refusal?.typed.comentario}
          className="field-box block resize-y py-3"
        />
        <Button type="submit" kind="primary" busy={busy} busyText="Enviando…">
          Calificar
        </Button>
      </div>
    </Form>
  )
}

// A star is filled when it or a later one is checked.
const STAR =
  'relative grid size-11 place-items-center rounded-8 text-primary-700 has-checked:[&>svg]:fill-primary-400 has-[~label>:checked]:[&>svg]:fill-primary-400 hover:bg-primary-100 has-focus-visible:outline-3 has-focus-visible:outline-petrol-600'

interface QualityFieldsProps {
  /** What was sent before, for a page without script. */
  typed: Readonly<Record<string, string>> | undefined
}

/** Optional ratings from 1 to 5. The dash takes one back; it is a radio button of its own, so that no script is needed. */
function QualityFields({ typed }: QualityFieldsProps) {
  return (
    <fieldset className="mb-1.5 grid gap-2">
      <legend className="mb-1.5 text-label font-bold">
        ¿Y en detalle? <span className="font-normal text-ink-600">(opcional, de 1 a 5)</span>
      </legend>
      {QUALITIES.map(quality => (
        <QualityField key={quality} quality={quality} chosen={typed?.[quality] ?? ''} />
      ))}
    </fieldset>
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
