import type { ReactNode } from 'react'
import { guaranteeBookingPath } from '#bookings/domain/booking-paths.ts'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import { GUARANTEE_TEXT_MAX_LENGTH, type GuaranteeStep, mayReopen } from '#guarantee/domain/guarantee-case.ts'
import type { GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import { isAllowed } from '#guarantee/domain/guarantee-state.ts'
import { type CaseAnswer, guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { type ButtonKind, ButtonLink } from '#platform/ui/basics/button.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'

interface ClientActsProps {
  dossier: GuaranteeDossier
  forms: CaseForms
  now: Date
}

/** What the client can do now. */
export function ClientActs({ dossier, forms, now }: ClientActsProps) {
  switch (dossier.step) {
    case 'repeat-offered':
      return (
        <>
          <ButtonLink
            to={guaranteeBookingPath(dossier.technicianId, { key: dossier.reservaKey, caso: dossier.id })}
            kind="primary"
            size="large"
            wide
          >
            Escoger hora
          </ButtonLink>
          <Disagreement forms={forms} />
          <Withdrawal forms={forms} />
        </>
      )
    case 'repeat-unclear':
      return (
        <>
          <ActButton act="accept-repeat" forms={forms} kind="primary">
            Sí, y quedó bien
          </ActButton>
          <StillFailing forms={forms}>Sí, pero sigue fallando</StillFailing>
          <ActButton act="miss-repeat" forms={forms}>
            No vino
          </ActButton>
        </>
      )
    case 'repeat-done':
      return (
        <>
          <ActButton act="accept-repeat" forms={forms} kind="primary">
            Sí, quedó bien
          </ActButton>
          <StillFailing forms={forms}>No, sigue fallando</StillFailing>
        </>
      )
    case 'refund-offered':
      return (
        <>
          <ActButton act="confirm-refund" forms={forms}>
            Ya me llegó
          </ActButton>
          {isAllowed('disagree', 'client', dossier, now) && <Disagreement forms={forms} />}
          <Withdrawal forms={forms} />
        </>
      )
    case 'refund-sent':
      return (
        <>
          <ActButton act="confirm-refund" forms={forms} kind="primary">
            Sí, me llegó
          </ActButton>
          <WrittenAct
            act="deny-refund"
            forms={forms}
            kind="white"
            label="¿Qué pasó?"
            hint="Decide el equipo de TecniYa."
            submit="Decir que no me llegó"
            optional
          >
            No me llegó
          </WrittenAct>
        </>
      )
    case 'opened':
      return <Withdrawal forms={forms} />
    case 'disputed':
      return (
        <>
          {isAllowed('confirm-refund', 'client', dossier, now) && (
            <ActButton act="confirm-refund" forms={forms}>
              Ya me llegó
            </ActButton>
          )}
          <Withdrawal forms={forms} />
        </>
      )
    case 'closed':
      return mayReopen(dossier, now) ? (
        <WrittenAct act="reopen" forms={forms} label="¿Qué pasa ahora?" submit="Abrir de nuevo">
          Abrir el caso de nuevo
        </WrittenAct>
      ) : null
    default:
      return null
  }
}

function StillFailing({ forms, children }: { forms: CaseForms; children: ReactNode }) {
  return (
    <WrittenAct
      act="reject-repeat"
      forms={forms}
      kind="white"
      label="Cuéntanos qué sigue fallando"
      hint="Si la falla se repite, decide el equipo de TecniYa."
      submit="Enviar"
    >
      {children}
    </WrittenAct>
  )
}

function Disagreement({ forms }: { forms: CaseForms }) {
  return (
    <WrittenAct
      act="disagree"
      forms={forms}
      label="¿Por qué no estás de acuerdo?"
      hint="Lo lee el equipo de TecniYa y decide."
      submit="Pedir que decida TecniYa"
    >
      No estoy de acuerdo
    </WrittenAct>
  )
}

function Withdrawal({ forms }: { forms: CaseForms }) {
  return (
    <ActButton act="withdraw" forms={forms}>
      Retirar el caso
    </ActButton>
  )
}

/** What the forms of a case know of it. */
export interface CaseForms {
  readonly step: GuaranteeStep
  /** Idempotency key: the same form sent twice is one event. */
  readonly formKey: string
  readonly answer: CaseAnswer | undefined
}

export function CaseFields({ act, forms }: { act: GuaranteeAct; forms: CaseForms }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="paso" value={forms.step} />
      <input type="hidden" name="formKey" value={forms.formKey} />
    </>
  )
}

/** The refusal of this form, if it belongs to a field; others stand at the top of the page. */
export function refusalOf(act: GuaranteeAct, { answer }: CaseForms): FormRefusal | null {
  return answer?.act === act && answer.refusal.field !== null ? answer.refusal : null
}

interface ActButtonProps {
  act: GuaranteeAct
  forms: CaseForms
  kind?: ButtonKind
  children: ReactNode
}

/** An act that needs no words. */
export function ActButton({ act, forms, kind = 'text', children }: ActButtonProps) {
  return (
    <ValidatedForm validate={() => null} refusal={null} preventScrollReset>
      <CaseFields act={act} forms={forms} />
      <SubmitButton kind={kind} size={kind === 'text' ? 'normal' : 'large'} wide busyText="Enviando…">
        {children}
      </SubmitButton>
    </ValidatedForm>
  )
}

interface WrittenActProps extends ActButtonProps {
  label: string
  hint?: string
  /** The button that sends. */
  submit: string
  /** Further fields, before the text. */
  fields?: ReactNode
  /** A mistake in them. */
  mistakeIn?: (typed: Readonly<Record<string, string>>) => { field: string; text: string } | null
  /** The text may be empty. */
  optional?: boolean
}

/** An act with words: unfolds a form, also without script. */
export function WrittenAct({
  act,
  forms,
  children,
  label,
  hint,
  submit,
  fields,
  mistakeIn,
  optional = false,
  kind,
}: WrittenActProps) {
  const refusal = refusalOf(act, forms)
  return (
    <details open={refusal !== null} className="group">
      <summary className={kind === 'white' ? WHITE_SUMMARY : TEXT_SUMMARY}>{children}</summary>
      <ValidatedForm
        validate={typed => {
          const { texto = '' } = typed
          const mistake = mistakeIn?.(typed)
          if (mistake) return mistake
          return optional || texto.trim() !== ''
            ? null
            : { field: 'texto', text: guaranteeRefusalText('guarantee-text-required') }
        }}
        refusal={refusal}
        preventScrollReset
        className="mt-1.5 mb-2 grid gap-4 rounded-12 bg-white p-4"
      >
        <CaseFields act={act} forms={forms} />
        {fields}
        <TextArea label={label} name="texto" rows={3} maxLength={GUARANTEE_TEXT_MAX_LENGTH} hint={hint} />
        <SubmitButton wide busyText="Enviando…">
          {submit}
        </SubmitButton>
      </ValidatedForm>
    </details>
  )
}

const SUMMARY =
  'flex min-h-11 cursor-pointer list-none items-center justify-center rounded-12 px-4 text-center text-label font-bold transition-colors [&::-webkit-details-marker]:hidden'
const TEXT_SUMMARY = `${SUMMARY} text-petrol-600 hover:bg-white/60`
const WHITE_SUMMARY = `${SUMMARY} min-h-13 border border-paper-300 bg-white text-ink-900 hover:border-ink-400`

/** The form stays with what was typed when the request fails. */
export async function caseActionFallback<Result>(request: Request, serverAction: () => Promise<Result>) {
  // Before the action, which consumes the body.
  const form = await request.clone().formData()
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const typed: Record<string, string> = Object.fromEntries(texts)
  const photos = form.getAll('fotos').filter(value => typeof value === 'string')
  const answer: CaseAnswer = {
    act: typed.act ?? '',
    refusal: formRefusal(guaranteeRefusalText('guarantee-failed'), typed),
    photos,
  }
  return actionFallback(serverAction(), answer)
}
