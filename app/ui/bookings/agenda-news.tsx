import { useEffect, useState } from 'react'
import { AlertDialog } from '#ui/basics/dialog.tsx'
import { Message } from '#ui/basics/message.tsx'
import { showToast } from '#ui/basics/toasts.ts'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'

interface AgendaNewsProps {
  /** What worked. */
  notice: string | null
  /** What the last form was answered. */
  answer: { readonly failure: string | null } | undefined
}

/** How accepting or cancelling went: an alert of the page for what failed (D11); without JavaScript, a message. */
export function AgendaNews({ notice, answer }: AgendaNewsProps) {
  const hydrated = useHydrated()
  const [read, setRead] = useState<AgendaNewsProps['answer']>()
  const failure = answer && answer !== read ? answer.failure : null
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
  return <AlertDialog text={failure ?? ''} onClose={() => setRead(answer)} />
}
