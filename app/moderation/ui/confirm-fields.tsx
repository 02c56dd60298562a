import { affectsOthers, type Consequences } from '#moderation/domain/consequences.ts'
import { ConsequenceList } from '#moderation/ui/consequence-list.tsx'
import { ReasonField } from '#moderation/ui/reason-field.tsx'
import { RowFields } from '#moderation/ui/row-fields.tsx'
import { UNDO_HINT } from '#moderation/wording/consequences.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface ConfirmFieldsProps {
  consequences: Consequences
  defaultReason: string
  answersPage?: boolean
}

/** What the dialog and the confirmation page share: what will happen, the reason, and the fields of the act. */
export function ConfirmFields({ consequences, defaultReason, answersPage }: ConfirmFieldsProps) {
  const { kind, uid, act, name } = consequences
  return (
    <>
      <RowFields kind={kind} id={uid} answersPage={answersPage} />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="confirmado" value="si" />
      {act === 'delete' && (
        <p className="mb-3 font-bold wrap-anywhere text-ink-900">
          <bdi>{name}</bdi>
        </p>
      )}
      <ConsequenceList consequences={consequences} />
      <ReasonField className="mt-4" defaultValue={defaultReason} required={affectsOthers(consequences)} />
      <p className="mt-4 flex items-center gap-2 text-support text-ink-600">
        <Icon of="undo-2" size={18} />
        {UNDO_HINT}
      </p>
    </>
  )
}
