import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { FieldNote } from '#platform/ui/basics/field-frame.tsx'
import { REPORT_ANSWER_MAX_LENGTH, REPORT_DECISIONS, type ReportDecision } from '#reports/domain/report.ts'
import { DECISION_LABELS, DISMISSED_ANSWER } from '#reports/wording/reports.ts'

/** Action data of a refused decision. */
export interface DecisionAnswer {
  readonly failure: string
  /** The report and what was typed, to show it again. */
  readonly id: string
  readonly act: string
  readonly answer: string
}

interface ReportDecisionFormsProps {
  id: number
  reporterName: string
  refusal: DecisionAnswer | null
}

/** One fold per decision, with the answer to the person who reported; works without script. */
export function ReportDecisionForms({ id, reporterName, refusal }: ReportDecisionFormsProps) {
  return (
    <div className="mt-3.5 flex flex-wrap items-start gap-2.5">
      {REPORT_DECISIONS.map(decision => (
        <DecisionForm
          key={decision}
          id={id}
          decision={decision}
          reporterName={reporterName}
          refusal={refusal?.act === decision ? refusal : null}
        />
      ))}
    </div>
  )
}

interface DecisionFormProps extends ReportDecisionFormsProps {
  decision: ReportDecision
}

function DecisionForm({ id, decision, reporterName, refusal }: DecisionFormProps) {
  const field = useId()
  const { formData } = useNavigation()
  const busy = formData?.get('id') === String(id) && formData.get('act') === decision
  const isActed = decision === 'acted'
  return (
    <details
      name={`reporte-${id}`}
      open={refusal ? true : undefined}
      className="min-w-0 open:order-last open:w-full"
    >
      <summary
        className={buttonClasses({
          kind: isActed ? 'green-text' : 'white',
          className: 'list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <span>
          {DECISION_LABELS[decision]}
          <span className="sr-only">
            {' '}
            el reporte de <bdi>{reporterName}</bdi>
          </span>
          …
        </span>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-3 max-w-xl"
        onSubmit={event => busy && event.preventDefault()}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value={decision} />
        <label htmlFor={field} className="mb-2 block text-label font-bold wrap-anywhere">
          {isActed ? 'Qué hicimos, para' : 'Respuesta para'} <bdi>{reporterName}</bdi>
        </label>
        <textarea
          id={field}
          name="respuesta"
          rows={3}
          maxLength={REPORT_ANSWER_MAX_LENGTH}
          defaultValue={refusal?.answer ?? (isActed ? '' : DISMISSED_ANSWER)}
          aria-describedby={`${field}-note`}
          aria-invalid={refusal ? true : undefined}
          className="field-box block resize-y py-3"
        />
        <FieldNote
          id={field}
          error={refusal?.failure}
          hint="Le llega por correo. No cuentes datos de la otra persona."
        />
        <Button type="submit" kind={isActed ? 'green' : 'petrol'} busy={busy} className="mt-3">
          {isActed ? 'Marcar como resuelto' : 'Descartar reporte'}
        </Button>
      </Form>
    </details>
  )
}
