import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { REPLY_MAX_LENGTH } from '#reviews/domain/review-reply.ts'
import { REPLY_FORM_LABELS } from '#reviews/wording/review-replies.ts'

export interface ReplyFormRefusal {
  readonly respuesta: string
  readonly error: string
}

interface ReplyFormProps {
  reviewId: number
  clientName: string
  state: keyof typeof REPLY_FORM_LABELS
  texto: string
  refusal: ReplyFormRefusal | null
}

/** In a details element, which unfolds without script. */
export function ReplyForm({ reviewId, clientName, state, texto, refusal }: ReplyFormProps) {
  const { formData } = useNavigation()
  const { pathname, search } = useLocation()
  const busy = formData?.get('resena') === String(reviewId)
  return (
    <details open={refusal ? true : undefined} className="mt-3.5">
      <summary
        className={buttonClasses({
          kind: 'white',
          className: 'list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <span>
          {REPLY_FORM_LABELS[state]}
          <span className="sr-only">
            {' '}
            a la reseña de <bdi>{clientName}</bdi>
          </span>
        </span>
      </summary>
      <Form
        method="post"
        // Without script a refusal is shown at its review.
        action={`${pathname}${search}#resena-${reviewId}`}
        preventScrollReset
        aria-busy={busy}
        onSubmit={event => busy && event.preventDefault()}
        className="mt-3 grid max-w-xl gap-3"
      >
        <input type="hidden" name="resena" value={reviewId} />
        <TextArea
          label="Tu respuesta"
          name="respuesta"
          hint={`La puede leer cualquiera. Hasta ${REPLY_MAX_LENGTH} caracteres; no pongas teléfonos ni direcciones.`}
          error={refusal?.error ?? null}
          defaultValue={refusal?.respuesta ?? texto}
          maxLength={REPLY_MAX_LENGTH}
        />
        <Button type="submit" busy={busy} busyText="Enviando…" className="justify-self-start">
          Enviar respuesta
        </Button>
      </Form>
    </details>
  )
}
