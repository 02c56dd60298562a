import { useEffect, useRef } from 'react'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { EDITOR_PATH, type OwnProfile } from '#technicians/ui/editor/editor-context.ts'
import type { EditorAnswer, Mistake } from '#technicians/ui/editor/use-profile-editor.ts'
import { MODERATED_TEXTS } from '#technicians/wording/profile-status.ts'

interface EditorFeedbackProps {
  own: OwnProfile
  mistake: Mistake | null
  answer: EditorAnswer | undefined
  /** Success text after a redirect. */
  notice: string | null
  isRecovered: boolean
}

/**
 * The outcome of a submit. As a message when it came with the document, as a toast afterwards. A refusal without a field
 * is shown at the top and scrolled into view.
 */
export function EditorFeedback({ own, mistake, answer, notice, isRecovered }: EditorFeedbackProps) {
  const box = useRef<HTMLDivElement>(null)
  const success = answer?.success ?? null
  const isNewLoad = useHasChanged(own)
  const isNewAnswer = useHasChanged(answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast per load, even with the same text.
  useEffect(() => {
    if (notice && isNewLoad) showToast(notice, 'success')
  }, [own])
  useEffect(() => {
    if (success && answer && isNewAnswer) showToast(success, 'success')
  }, [answer, success, isNewAnswer])
  const formMistake = mistake?.field === null ? mistake.text : null
  useEffect(() => {
    if (formMistake) box.current?.scrollIntoView({ block: 'center' })
  }, [formMistake])
  const moderated = own.estado !== null && own.estado !== 'publicado' ? MODERATED_TEXTS[own.estado] : null
  const initialSuccess = (isNewAnswer ? null : success) ?? (isNewLoad ? null : notice)
  return (
    <div className="grid gap-3 not-empty:mt-4">
      {moderated && <Message kind="warning">{moderated}</Message>}
      {isRecovered && !mistake && (
        <Message kind="info">Recuperamos lo que no habías guardado. Guárdalo para no perderlo.</Message>
      )}
      {/* On phones the message is beside the buttons, at the foot of the screen. */}
      {formMistake && (
        <div ref={box} className="hidden md:block">
          <FormMistake mistake={mistake} answer={answer} />
        </div>
      )}
      {!mistake && initialSuccess && <Message kind="success">{initialSuccess}</Message>}
    </div>
  )
}

/** A refusal without a field; after the session ended, with the way to sign in again. */
export function FormMistake({ mistake, answer }: Pick<EditorFeedbackProps, 'mistake' | 'answer'>) {
  if (mistake?.field !== null) return null
  return (
    <Message kind="error">
      {mistake.text} {answer?.isSignedOut && mistake === answer.mistake && <SignInAgain />}
    </Message>
  )
}

/** True once the value differs from that of the first render. */
function useHasChanged(value: unknown): boolean {
  return useRef(value).current !== value
}

const SIGN_IN_PATH = `/auth/login?${new URLSearchParams({ from: EDITOR_PATH })}`

/** After the session ended: the stored draft comes back in this tab; without JavaScript only this page holds it. */
export function SignInAgain() {
  if (useHydrated()) return <TextLink to={SIGN_IN_PATH}>Iniciar sesión y seguir editando</TextLink>
  return (
    <>
      <TextLink to={SIGN_IN_PATH} target="_blank" rel="noopener noreferrer">
        Iniciar sesión en otra pestaña
      </TextLink>{' '}
      y vuelve a guardar aquí.
    </>
  )
}
