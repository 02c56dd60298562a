import { useNavigation } from 'react-router'
import { ReasonField } from '#moderation/ui/reason-field.tsx'
import { RowFields } from '#moderation/ui/row-fields.tsx'
import type { TargetKind } from '#platform/domain/acts.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import type { ButtonKind } from '#platform/ui/basics/button-classes.ts'

export interface OfferedAct {
  readonly act: string
  readonly label: string
  readonly kind: ButtonKind
}

interface HistoryActionsProps {
  kind: TargetKind
  id: string
  acts: readonly OfferedAct[]
  /** The typed reason, after a refusal. */
  reason: string
}

/** The moderation buttons of a row, with a reason. */
export function HistoryActions({ kind, id, acts, reason }: HistoryActionsProps) {
  const { formData, state } = useNavigation()
  const sending = state === 'idle' ? null : formData?.get('act')
  return (
    <div className="rounded-16 border border-paper-200 bg-white p-4 shadow-1 md:p-5">
      <RowFields kind={kind} id={id} answersPage />
      <ReasonField defaultValue={reason} />
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        {acts.map(({ act, label, kind: buttonKind }) => (
          <Button key={act} type="submit" name="act" value={act} kind={buttonKind} busy={sending === act}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
