import { type RefObject, useEffect, useState } from 'react'
import { TextLink } from '#platform/ui/basics/button.tsx'
import type { FormError } from '#platform/ui/basics/form-feedback.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { OwnProfile } from '#technicians/ui/editor/editor-context.ts'
import type { EditorAnswer } from '#technicians/ui/editor/use-profile-editor.ts'
import { MODERATED_TEXTS } from '#technicians/wording/profile-status.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'

interface EditorFeedbackProps {
  own: OwnProfile
  mistake: FormError | null
  answer: EditorAnswer | undefined
  /** Success text after a redirect. */
  flash: string | null
  isRecovered: boolean
}

const SHOWN_MS = 6_000

/**
 * The success of a submit without a new document. It stands in the bar of the phone or else in the column that stays in view: a
 * toast would cover a button of this long form, wherever it stood.
 */
export function useSuccessNote(
  { own, answer, flash }: Pick<EditorFeedbackProps, 'own' | 'answer' | 'flash'>,
  bar: RefObject<HTMLElement | null>,
): { readonly text: string; readonly isInBar: boolean } | null {
  const [first] = useState({ own, answer })
  const [note, setNote] = useState<{ text: string; isInBar: boolean } | null>(null)
  const show = (text: string | false | null | undefined) => {
    if (text) setNote({ text, isInBar: bar.current?.checkVisibility() === true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per load, even with the same text.
  useEffect(() => show(own !== first.own && flash), [own])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, even with the same text.
  useEffect(() => show(answer !== first.answer && answer?.success), [answer])
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [note])
  return note
}

/** The outcome of a submit that came with the document. A refusal without a field is scrolled into view. */
export function EditorFeedback({ own, mistake, answer, flash, isRecovered }: EditorFeedbackProps) {
  const [first] = useState({ own, answer })
  const moderated = own.estado !== null && own.estado !== 'publicado' ? MODERATED_TEXTS[own.estado] : null
  const firstSuccess = (answer === first.answer && answer?.success) || (own === first.own && flash) || null
  return (
    <div className="grid gap-3 not-empty:mt-4">
      {moderated && <Message kind="warning">{moderated}</Message>}
      {isRecovered && !mistake && (
        <Message kind="info">Recuperamos lo que no habías guardado. Guárdalo para no perderlo.</Message>
      )}
      {/* On phones the message is beside the buttons, at the foot of the screen. */}
      {mistake?.field === null && (
        <div ref={scrollIntoView} className="hidden md:block">
          <FormMistake mistake={mistake} answer={answer} />
        </div>
      )}
      {!mistake && firstSuccess && <Message kind="success">{firstSuccess}</Message>}
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

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

const SIGN_IN_PATH = `/auth/login?${new URLSearchParams({ from: EDITOR_PATH })}`

/** After the session ended: the stored draft comes back in this tab; without JavaScript only this page holds it. */
function SignInAgain() {
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
