import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { caseNumber, type GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import { CaseFields } from '#guarantee/ui/case-acts.tsx'
import { namesOf } from '#guarantee/wording/guarantee.ts'
import { Button, ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'

interface RepeatCaseProps {
  /** Of the visit that is repeated. */
  dossier: GuaranteeDossier
  /** The visit that repeats it. */
  visitKey: number
  side: 'client' | 'technician'
  today: string
  formKey: string
}

/** D77: on the page of a visit by guarantee, what it repeats, what was done, and whether it is mended. */
export function RepeatCase({ dossier, visitKey, side, today, formKey }: RepeatCaseProps) {
  const { id, reservaKey, repeatKey, visit, events } = dossier
  const path = side === 'client' ? clientCasePath(reservaKey) : technicianCasePath(reservaKey)
  const isCurrent = repeatKey === visitKey
  const done = isCurrent ? events.findLast(({ kind }) => kind === 'finish-repeat') : undefined
  return (
    <section
      aria-label="Garantía"
      className="mt-5 rounded-16 border border-petrol-200 bg-petrol-50 p-[1.125rem] sm:p-5"
    >
      <p className="flex items-center gap-2 text-label font-bold text-petrol-700">
        <Icon of="shield-check" size={18} />
        {FREE_BY_GUARANTEE_TEXT}
      </p>
      <p className="mt-1 text-label/6 break-words text-ink-700">
        Repite el trabajo del {reviewDateText(visit.date, today)}
        {visit.servicio && `: ${visit.servicio}`}.
      </p>
      {done && (
        <div className="mt-3 grid gap-2">
          <p className="text-label/6 break-words">
            <strong className="font-bold">
              {side === 'client' ? `Qué hizo ${namesOf(dossier).technician}:` : 'Qué hiciste:'}
            </strong>{' '}
            {done.text}
          </p>
          {done.photos.length > 0 && (
            <ProblemPhotos ids={done.photos} size={PHOTO_PX} about="de cómo quedó" />
          )}
        </div>
      )}
      {isCurrent && side === 'client' && <MendedQuestion dossier={dossier} formKey={formKey} />}
      <TextLink to={path}>Ver el caso {caseNumber(id)}</TextLink>
    </section>
  )
}

const PHOTO_PX = 76

/** '¿Quedó bien?', or first whether the technician came. */
function MendedQuestion({ dossier, formKey }: Pick<RepeatCaseProps, 'dossier' | 'formKey'>): ReactNode {
  const { step, reservaKey } = dossier
  const path = clientCasePath(reservaKey)
  const { technician } = namesOf(dossier)
  if (step === 'repeat-unclear')
    return (
      <div className="mt-3 grid gap-2">
        <h2 className="type-h3">¿Vino {technician}?</h2>
        <ButtonLink to={path} kind="primary" wide>
          Contestar
        </ButtonLink>
      </div>
    )
  if (step !== 'repeat-done') return null
  return (
    <div className="mt-3 grid gap-2">
      <h2 className="type-h3">¿Quedó bien?</h2>
      <Form method="post" action={path} className="grid">
        <CaseFields act="accept-repeat" forms={{ step, formKey, answer: undefined }} />
        <Button type="submit" kind="primary" size="large">
          Sí, quedó bien
        </Button>
      </Form>
      <ButtonLink to={path} kind="white" wide>
        No, sigue fallando
      </ButtonLink>
    </div>
  )
}
