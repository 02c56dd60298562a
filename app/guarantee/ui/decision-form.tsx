import { ADMIN_DECISIONS, type AdminDecision } from '#guarantee/domain/guarantee-acts.ts'
import { type CaseAnswer, guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { REASON_MAX_LENGTH } from '#platform/domain/trail.ts'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'

const DECISION_LABELS: Record<AdminDecision, string> = {
  'order-repeat': 'Que se repita el trabajo sin costo',
  'order-refund': 'Que se devuelva el dinero',
  dismiss: 'La garantía no aplica',
}

/** The administrator's decision, with the reason that both sides read. */
export function DecisionForm({ answer }: { answer: CaseAnswer | undefined }) {
  const refusal = answer?.refusal.field ? answer.refusal : null
  return (
    <ValidatedForm
      validate={({ decision, motivo = '' }) => {
        if (!decision) return { field: 'decision', text: guaranteeRefusalText('guarantee-decision-required') }
        return motivo.trim() === ''
          ? { field: 'motivo', text: guaranteeRefusalText('guarantee-reason-required') }
          : null
      }}
      refusal={refusal}
      preventScrollReset
      className="grid gap-4 rounded-12 bg-white p-4"
    >
      <input type="hidden" name="act" value="decide" />
      <fieldset aria-describedby={refusal?.field === 'decision' ? 'decision-note' : undefined}>
        <legend className="mb-1 text-label font-bold">Decisión</legend>
        {ADMIN_DECISIONS.map(value => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-label">
            <input
              type="radio"
              name="decision"
              value={value}
              defaultChecked={answer?.refusal.typed.decision === value}
              className="size-5 shrink-0 accent-petrol-600"
            />
            {DECISION_LABELS[value]}
          </label>
        ))}
        <FieldNote id="decision" error={refusal?.field === 'decision' ? refusal.text : null} />
      </fieldset>
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
