import type { ReactNode } from 'react'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import { GUARANTEE_TEXT_MAX_LENGTH, type GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import type { CaseAnswer } from '#guarantee/wording/guarantee-answer.ts'
import { guaranteeRefusalText } from '#guarantee/wording/refusals.ts'
import type { ButtonKind } from '#platform/ui/basics/button-classes.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'

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
  optional = false,
  kind,
}: WrittenActProps) {
  const refusal = refusalOf(act, forms)
  return (
    <details open={refusal !== null} className="group">
      <summary className={kind === 'white' ? WHITE_SUMMARY : TEXT_SUMMARY}>{children}</summary>
      <ValidatedForm
        validate={({ texto = '', monto }) => {
          if (monto !== undefined && monto.trim() === '')
            return { field: 'monto', text: guaranteeRefusalText('guarantee-amount-required') }
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
