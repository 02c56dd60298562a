import { useEffect, useRef } from 'react'
import { Message } from '#ui/basics/message.tsx'
import { showToast } from '#ui/basics/toasts.ts'
import type { OwnProfile } from '#ui/editor/own-profile.ts'
import type { Mistake } from '#ui/editor/use-profile-editor.ts'
import { MODERATED_TEXTS } from '#wording/publish-checklist.ts'

interface EditorNewsProps {
  own: OwnProfile
  mistake: Mistake | null
  /** What the answer to a form said. */
  said: string | null
  /** What a redirect left to say. */
  notice: string | null
}

/**
 * How it went. Said on the page when the page came with it; afterwards as a toast, which is seen wherever one is.
 * A refusal that belongs to no field stands at the top and is brought into sight.
 */
export function EditorNews({ own, mistake, said, notice }: EditorNewsProps) {
  const box = useRef<HTMLDivElement>(null)
  const text = said ?? notice
  const first = useRef({ own, said })
  const cameWithPage = first.current.own === own && first.current.said === said
  useEffect(() => {
    if (text && !cameWithPage) showToast(text, 'success')
  }, [text, cameWithPage])
  const whole = mistake?.field === null ? mistake.text : null
  useEffect(() => {
    if (whole) box.current?.scrollIntoView({ block: 'center' })
  }, [whole])
  const moderated = own.estado !== null && own.estado !== 'publicado' ? MODERATED_TEXTS[own.estado] : null
  return (
    <div ref={box} className="grid gap-3 not-empty:mt-4">
      {moderated && <Message kind="warning">{moderated}</Message>}
      {whole && <Message kind="error">{whole}</Message>}
      {!mistake && text && cameWithPage && <Message kind="success">{text}</Message>}
    </div>
  )
}
