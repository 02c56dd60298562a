import { ADMIN_DECISIONS, type AdminDecision } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeDossier } from '#guarantee/domain/guarantee-dossier.ts'
import { isAllowed } from '#guarantee/domain/guarantee-state.ts'
import { RefundField, refundMistake } from '#guarantee/ui/refund-field.tsx'
import { type CaseAnswer, guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { REASON_MAX_LENGTH } from '#platform/domain/trail.ts'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'

const DECISION_LABELS: Record<AdminDecision, string> = {
  'order-repeat': 'Que se repita el trabajo sin costo',
  'order-refund': 'Que se devuelva el dinero',
  'settle-refund': 'El dinero ya se devolvió',
  dismiss: 'La garantía no aplica',
}

interface DecisionFormProps {
  answer: CaseAnswer | undefined
  dossier: GuaranteeDossier
  now: Date
}

/** The administrator's decision, with the reason that both sides read. */
export function DecisionForm({ answer, dossier, now }: DecisionFormProps) {
  const refusal = answer?.act === 'decide' ? answer.refusal : null
  return (
    <ValidatedForm
      validate={({ decision, motivo = '', ...typed }) => {
        if (!decision) return { field: 'decision', text: guaranteeRefusalText('guarantee-decision-required') }
        const mistake = decision === 'order-refund' ? refundMistake(typed, dossier.paid) : null
        if (mistake) return mistake
        return motivo.trim() === ''
          ? { field: 'motivo', text: guaranteeRefusalText('guarantee-reason-required') }
          : null
      }}
      refusal={refusal}
      preventScrollReset
      className="group grid gap-4 rounded-12 bg-white p-4"
    >
      <input type="hidden" name="act" value="decide" />
      <Decisions of={dossier} now={now} />
      <div className={AMOUNT_OF_A_REFUND}>
        <RefundField label="¿Cuánto se devuelve?" paid={dossier.paid} />
      </div>
      <TextArea
        label="Motivo"
        name="motivo"
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        hint="Lo leen los dos y queda en el historial."
      />
      <SubmitButton busyText="Guardando…">Decidir</SubmitButton>
    </ValidatedForm>
  )
}

/** The focus goes to the first one when none was chosen. */
function Decisions({ of: dossier, now }: { of: GuaranteeDossier; now: Date }) {
  const { error, submitted } = useFieldFeedback('decision')
  return (
    <fieldset {...describedBy('decision', { error })}>
      <legend className="mb-1 text-label font-bold">Decisión</legend>
      {ADMIN_DECISIONS.filter(value => isAllowed(value, 'admin', dossier, now)).map(value => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-label">
          <input
            type="radio"
            name="decision"
            value={value}
            defaultChecked={submitted === value}
            className="size-5 shrink-0 accent-petrol-600"
          />
          {DECISION_LABELS[value]}
        </label>
      ))}
      <FieldNote id="decision" error={error} />
    </fieldset>
  )
}

/** Hidden while another decision is chosen. */
const AMOUNT_OF_A_REFUND = 'hidden group-has-[[value=order-refund]:checked]:block'

/** While people were not told of it yet. */
export function UndoDecision() {
  return (
    <ValidatedForm validate={() => null} refusal={null} preventScrollReset className="grid gap-2">
      <input type="hidden" name="act" value="undo-decision" />
      <p className="text-support text-ink-600">
        Les avisamos a los dos cuando pasen diez minutos. Hasta entonces puedes retirarla.
      </p>
      <SubmitButton kind="white" busyText="Guardando…">
        Deshacer la decisión
      </SubmitButton>
    </ValidatedForm>
  )
}
