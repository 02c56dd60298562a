import { useEffect } from 'react'
import type { ModerationAnswer } from '#ui/admin/moderation-answer.ts'
import { Message } from '#ui/basics/message.tsx'
import { showToast } from '#ui/basics/toasts.ts'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'

interface ModerationFeedbackProps {
  /** Success text after a redirect. */
  notice: string | null
  answer: ModerationAnswer | undefined
}

/** The outcome of a form that reloaded the page: a message without JavaScript, a toast with it. */
export function ModerationFeedback({ notice, answer }: ModerationFeedbackProps) {
  const hydrated = useHydrated()
  const failure = answer?.failure ?? null
  useEffect(() => {
    if (notice) showToast(notice, 'success')
  }, [notice])
  return (
    <>
      {!hydrated && notice && <Message kind="success">{notice}</Message>}
      {failure && <Message kind="error">{failure}</Message>}
    </>
  )
}
