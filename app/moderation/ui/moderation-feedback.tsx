import { useEffect } from 'react'
import { Form } from 'react-router'
import type { ModerationAnswer, ModerationDone, UndoForm } from '#moderation/ui/moderation-answer.ts'
import { showModerationToast, undoFields } from '#moderation/ui/moderation-toast.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface ModerationFeedbackProps {
  /** What the form that redirected here did. */
  notice: string | ModerationDone | null
  answer: ModerationAnswer | undefined
  /** The URL of the page, where its undo form returns to. */
  action?: string
}

/** The outcome of a form that reloaded the page: a message without JavaScript, a toast with it. */
export function ModerationFeedback({ notice, answer, action = '/admin' }: ModerationFeedbackProps) {
  const hydrated = useHydrated()
  const failure = answer?.failure ?? null
  useEffect(() => {
    if (typeof notice === 'string') showToast(notice, 'success')
    else if (notice) showModerationToast(notice)
  }, [notice])
  return (
    <>
      {!hydrated && notice && (
        <Message kind="success">
          {typeof notice === 'string' ? notice : <Done {...notice} action={action} />}
        </Message>
      )}
      {failure && <Message kind="error">{failure}</Message>}
    </>
  )
}

function Done({ done, detail, undo, action }: ModerationDone & { action: string }) {
  return (
    <>
      {done} {detail && <span className="font-normal">{detail}</span>}
      {undo && (
        <div className="mt-2">
          <UndoButton undo={undo} action={action} />
        </div>
      )}
    </>
  )
}

/** Takes an act back; the page at `action` moderates and shows the answer. */
export function UndoButton({
  undo,
  action,
}: {
  undo: Pick<UndoForm, 'kind' | 'uid' | 'line'>
  action: string
}) {
  return (
    <Form method="post" action={action} preventScrollReset>
      {Object.entries(undoFields(undo)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="white">
        <Icon of="undo-2" size={18} />
        Deshacer
      </Button>
    </Form>
  )
}
