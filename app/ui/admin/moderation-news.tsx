import { useEffect } from 'react'
import type { ModerationAnswer } from '#ui/admin/moderation-answer.ts'
import { Message } from '#ui/basics/message.tsx'
import { showToast } from '#ui/basics/toasts.ts'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'

interface ModerationNewsProps {
  /** What worked, told after a redirect. */
  notice: string | null
  /** What a plain form was answered. */
  answer: ModerationAnswer | undefined
}

/** How it went, for forms that were sent as a page: in the page without JavaScript, as a toast with it. */
export function ModerationNotice({ notice, answer }: ModerationNewsProps) {
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
