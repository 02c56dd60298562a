import { useEffect, useRef } from 'react'
import { Message } from '#ui/basics/message.tsx'
import { showToast } from '#ui/basics/toasts.ts'
import type { OwnProfile } from '#ui/editor/own-profile.ts'
import type { EditorAnswer, Mistake } from '#ui/editor/use-profile-editor.ts'
import { MODERATED_TEXTS } from '#wording/publish-checklist.ts'

interface EditorNewsProps {
  own: OwnProfile
  mistake: Mistake | null
  answer: EditorAnswer | undefined
  /** What a redirect left to say. */
  notice: string | null
}

/**
 * How it went. Said on the page when the page came with it; afterwards as a toast, which is seen wherever one is.
 * A refusal that belongs to no field stands at the top and is brought into sight.
 */
export function EditorNews({ own, mistake, answer, notice }: EditorNewsProps) {
  const box = useRef<HTMLDivElement>(null)
  const said = answer?.said ?? null
  const hasChanged = useIsNews(own)
  const isAnswerNews = useIsNews(answer)
  // Each load may bring the same words again: they are new all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for every load.
  useEffect(() => {
    if (notice && hasChanged) showToast(notice, 'success')
  }, [own])
  useEffect(() => {
    if (said && answer && isAnswerNews) showToast(said, 'success')
  }, [answer, said, isAnswerNews])
  const whole = mistake?.field === null ? mistake.text : null
  useEffect(() => {
    if (whole) box.current?.scrollIntoView({ block: 'center' })
  }, [whole])
  const moderated = own.estado !== null && own.estado !== 'publicado' ? MODERATED_TEXTS[own.estado] : null
  const withPage = (isAnswerNews ? null : said) ?? (hasChanged ? null : notice)
  return (
    <div ref={box} className="grid gap-3 not-empty:mt-4">
      {moderated && <Message kind="warning">{moderated}</Message>}
      {whole && <Message kind="error">{whole}</Message>}
      {!mistake && withPage && <Message kind="success">{withPage}</Message>}
    </div>
  )
}

/** True for whatever came after the page. */
function useIsNews(value: unknown): boolean {
  return useRef(value).current !== value
}
