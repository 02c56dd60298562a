import { useId } from 'react'
import type { TargetKind } from '#moderation/domain/moderation-act.ts'
import { REASON_MAX_LENGTH } from '#platform/domain/trail.ts'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** Its error comes from the form around it. */
export function ReasonField({ defaultValue }: { defaultValue?: string }) {
  const id = useId()
  const { error } = useFieldFeedback('motivo')
  return (
    <div>
      <label htmlFor={id} className="block text-label font-bold text-ink-900">
        Motivo <span className="font-normal text-ink-600">(queda en el historial y va en el correo)</span>
      </label>
      <textarea
        id={id}
        name="motivo"
        rows={2}
        defaultValue={defaultValue}
        maxLength={REASON_MAX_LENGTH}
        autoComplete="off"
        {...describedBy(id, { error })}
        className="field-box mt-2 block resize-y py-2.5"
      />
      <FieldNote id={id} error={error} />
    </div>
  )
}

/** Hidden fields of every form of the panel. With script the action answers the row; without it, the page. */
export function RowFields({
  kind,
  id,
  answersPage = false,
  seen,
}: {
  kind: TargetKind
  id: string | number
  /** The action answers with the page, also with script. */
  answersPage?: boolean | undefined
  /** The `moderationVersion` of the row: an act is refused when somebody else changed it meanwhile. */
  seen?: string
}) {
  const hydrated = useHydrated()
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {seen && <input type="hidden" name="visto" value={seen} />}
      {hydrated && !answersPage && <input type="hidden" name="answer" value="row" />}
    </>
  )
}
