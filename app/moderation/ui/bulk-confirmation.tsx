import type { BulkConsequences } from '#moderation/domain/bulk.ts'
import { ConsequenceList, UndoHint } from '#moderation/ui/confirmation.tsx'
import { ReasonField } from '#moderation/ui/moderation-fields.tsx'
import {
  bulkConfirmationText,
  bulkConsequenceLines,
  CONFIRM_LABELS,
} from '#moderation/wording/consequences.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { type Question, QuestionDialog, QuestionPage } from '#platform/ui/basics/dialog.tsx'
import { ValidatedForm } from '#platform/ui/basics/validated-form.tsx'

/** What is asked before an act on several rows that hides somebody. */
export interface BulkQuestion {
  readonly consequences: BulkConsequences
  /** The values of the chosen checkboxes. */
  readonly rows: readonly string[]
  readonly returnPath: string
}

interface BulkConfirmationProps extends BulkQuestion {
  /** Over the list that asked; without it on a page of its own. */
  dialog?: {
    readonly id: string
    readonly fetcherKey: string
    readonly busy: boolean
    readonly onClose: () => void
  }
}

const FORM = 'confirmar-varios'

/** In the words of the single act. Its form is sent to the list. */
export function BulkConfirmation({ consequences, rows, returnPath, dialog }: BulkConfirmationProps) {
  const question: Question = {
    kind: 'warning',
    wide: true,
    title: bulkConfirmationText(consequences),
    fields: (
      <ValidatedForm
        id={FORM}
        action={returnPath}
        className="mt-4"
        refusal={null}
        validate={() => null}
        {...(dialog && { navigate: false, fetcherKey: dialog.fetcherKey })}
      >
        <input type="hidden" name="varios" value={consequences.act} />
        <input type="hidden" name="confirmado" value="si" />
        {dialog && <input type="hidden" name="answer" value="row" />}
        {rows.map(row => (
          <input key={row} type="hidden" name="fila" value={row} />
        ))}
        <ConsequenceList act="review" lines={bulkConsequenceLines(consequences)} />
        <div className="mt-4">
          <ReasonField />
        </div>
        <UndoHint />
      </ValidatedForm>
    ),
    answer: (
      <Button type="submit" form={FORM} kind="petrol" busy={dialog?.busy ?? false}>
        {CONFIRM_LABELS.review}
      </Button>
    ),
  }
  if (!dialog) return <QuestionPage {...question} back={returnPath} />
  return <QuestionDialog {...question} id={dialog.id} onClose={dialog.onClose} />
}
