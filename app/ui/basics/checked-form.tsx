import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useFormAction, useNavigation } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { type FormAnswer, FormAnswerContext, useFormAnswer } from '#ui/basics/form-answer.ts'
import { Message } from '#ui/basics/message.tsx'
import type { FormRefusal } from '#wording/form-answer.ts'

type Fields = Record<string, string>
type Mistake = NonNullable<FormAnswer['mistake']>

interface CheckedFormProps
  extends Omit<ComponentProps<typeof Form>, 'style' | 'method' | 'noValidate' | 'onSubmit'> {
  /** The first mistake in what was typed, before anything is sent. */
  check: (fields: Fields) => Mistake | null
  /** The server's refusal, shown the same way. */
  refusal: FormRefusal | null | undefined
  success?: string | null
  /** Empties the fields once it worked. */
  clearOnSuccess?: boolean
  children: ReactNode
}

/**
 * A form that is checked here and answered there. It shows one mistake at a time, next to its field and with the
 * focus in it; it is sent once, and what was typed stays. Without JavaScript the server does the same.
 */
export function CheckedForm(props: CheckedFormProps) {
  const { check, refusal, success, clearOnSuccess = false, children, ...rest } = props
  const form = useRef<HTMLFormElement>(null)
  const busy = useIsSending()
  // What this page found, valid until the server answers anew. A null mistake means: the answer was dealt with.
  const [found, setFound] = useState<{ since: typeof refusal; mistake: Mistake | null } | null>(null)
  const mistake = found && found.since === refusal ? found.mistake : (refusal ?? null)

  useEffect(() => {
    if (mistake?.field) form.current?.querySelector<HTMLElement>(`[name="${mistake.field}"]`)?.focus()
  }, [mistake])
  useEffect(() => {
    if (clearOnSuccess && success && !busy) form.current?.reset()
  }, [clearOnSuccess, success, busy])
  // The answer for the whole form stands at its top, which may be out of sight.
  const whole = mistake?.field === null ? mistake.text : !mistake && success
  useEffect(() => {
    if (whole && !busy) form.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [whole, busy])

  const checkNow = () => check(fieldsOf(form.current))

  function onSubmit(event: SubmitEvent) {
    if (busy) return event.preventDefault()
    const first = checkNow()
    setFound({ since: refusal, mistake: first })
    if (first) event.preventDefault()
  }

  /** A mistake is taken back as soon as it is mended. */
  function onInput({ target }: { target: EventTarget }) {
    const { name } = target as HTMLInputElement
    if (mistake?.field === name && checkNow()?.field !== name) setFound({ since: refusal, mistake: null })
  }

  return (
    <Form
      {...rest}
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={busy}
    >
      <FormAnswerContext value={{ mistake, typed: refusal?.typed ?? {}, busy }}>
        {mistake && mistake.field === null && <Message kind="error">{mistake.text}</Message>}
        {success && !mistake && <Message kind="success">{success}</Message>}
        {children}
      </FormAnswerContext>
    </Form>
  )
}

export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" busy={useFormAnswer().busy} />
}

/** True while this page's own form is on its way, the page it leads to included. */
function useIsSending(): boolean {
  const { state, formMethod, formAction } = useNavigation()
  const [path] = useFormAction().split('?')
  return state !== 'idle' && formMethod === 'POST' && formAction?.split('?')[0] === path
}

function fieldsOf(form: HTMLFormElement | null): Fields {
  const fields: Fields = {}
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === 'string') fields[name] = value
  return fields
}
