import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { QualityFields } from '#bookings/ui/quality-fields.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { FieldNote } from '#platform/ui/basics/field-frame.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/short-name.ts'
import { COMMENT_MAX_LENGTH, STARS } from '#reviews/domain/review-rules.ts'

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

const BOX = 'mt-4 max-w-sm rounded-12 border border-mango-200 bg-mango-50 p-3.5'

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
        <Button type="submit" kind="mango" busy={busy} busyText="Enviando…">
          Calificar
        </Button>
      </div>
    </Form>
  )
}

// A star is filled when it or a later one is checked.
const STAR =
  'relative grid size-11 place-items-center rounded-8 text-mango-700 has-checked:[&>svg]:fill-mango-400 has-[~label>:checked]:[&>svg]:fill-mango-400 hover:bg-mango-100 has-focus-visible:outline-3 has-focus-visible:outline-petrol-600'
