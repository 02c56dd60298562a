import { useEffect, useRef } from 'react'
import type { BulkAnswer } from '#moderation/ui/bulk-answer.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** What became of the chosen rows: how many changed, which did not and why. */
export function BulkFeedback({ answer }: { answer: BulkAnswer | undefined }) {
  const hydrated = useHydrated()
  const last = useRef(answer)
  useEffect(() => {
    if (answer !== last.current && answer?.done) showToast(answer.done, 'success')
    last.current = answer
  }, [answer])
  if (!answer) return null
  const { done, warnings, failures } = answer
  return (
    <div className="grid gap-2.5 empty:hidden">
      {!hydrated && done && <Message kind="success">{done}</Message>}
      {warnings.length > 0 && (
        <Message kind="warning">
          <Lines texts={warnings} />
        </Message>
      )}
      {failures.length > 0 && (
        <Message kind="error">
          <Lines texts={failures} />
        </Message>
      )}
    </div>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map(text => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}
