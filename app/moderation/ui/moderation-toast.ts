import type { ModerationAnswer, UndoForm } from '#moderation/ui/moderation-answer.ts'
import { showToast } from '#platform/ui/basics/toasts.ts'

/** The outcome of an act; what was done can be undone from it. */
export function showModerationToast({
  done,
  detail,
  undo,
  failure = null,
}: Pick<ModerationAnswer, 'done' | 'detail' | 'undo'> & { readonly failure?: string | null }): void {
  if (done)
    showToast(done, 'success', {
      detail,
      form: undo
        ? {
            label: 'Deshacer',
            icon: 'undo-2',
            action: '/admin',
            fields: undoFields(undo),
            leftMs: undo.leftMs,
          }
        : null,
    })
  if (failure) showToast(failure, 'error')
}

/** The fields of the form that takes an act back. */
export function undoFields({
  kind,
  uid,
  line,
}: Pick<UndoForm, 'kind' | 'uid' | 'line'>): Record<string, string> {
  return { kind, id: uid, act: 'undo', linea: String(line) }
}
