import { useEffect, useState } from 'react'
import { AlertDialog } from '#platform/ui/basics/dialog.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface AgendaFeedbackProps {
  /** Success text after a redirect. */
  notice: string | null
  answer: { readonly failure: string | null } | undefined
}

/** The outcome of accepting or cancelling: a failure opens an alert dialog (D11); without JavaScript, a message. */
export function AgendaFeedback({ notice, answer }: AgendaFeedbackProps) {
  const hydrated = useHydrated()
  const [dismissed, setDismissed] = useState<AgendaFeedbackProps['answer']>()
  const failure = answer && answer !== dismissed ? answer.failure : null
  useEffect(() => {
    if (notice) showToast(notice, 'success')
  }, [notice])
  if (!hydrated)
    return (
      <>
        {notice && <Message kind="success">{notice}</Message>}
        {failure && <Message kind="error">{failure}</Message>}
      </>
    )
  return <AlertDialog text={failure ?? ''} onClose={() => setDismissed(answer)} />
}
