import { useNavigation } from 'react-router'
import { REASON_MAX_LENGTH, type TargetKind } from '#domain/moderation/acts.ts'
import { RowFields } from '#ui/admin/row-fields.tsx'
import { Button } from '#ui/basics/button.tsx'
import type { ButtonKind } from '#ui/basics/button-classes.ts'

export interface OfferedAct {
  readonly act: string
  readonly label: string
  readonly kind: ButtonKind
}

interface HistoryActsProps {
  kind: TargetKind
  id: string
  acts: readonly OfferedAct[]
  /** What was typed, when it could not be done. */
  reason: string
}

/** The acts on a row, with room to say why. */
export function HistoryActs({ kind, id, acts, reason }: HistoryActsProps) {
  const { formData, state } = useNavigation()
  const under = state === 'idle' ? null : formData?.get('act')
  return (
    <div className="rounded-16 border border-paper-200 bg-white p-4 shadow-1 md:p-5">
      <RowFields kind={kind} id={id} plain />
      <label className="block text-label font-bold">
        Motivo <span className="font-normal text-ink-600">(opcional, queda en el historial)</span>
        <input
          name="motivo"
          defaultValue={reason}
          maxLength={REASON_MAX_LENGTH}
          autoComplete="off"
          className="field-box mt-2 font-normal"
        />
      </label>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        {acts.map(({ act, label, kind: look }) => (
          <Button key={act} type="submit" name="act" value={act} kind={look} busy={under === act}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
