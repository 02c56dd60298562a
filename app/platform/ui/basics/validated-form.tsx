import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useFormAction, useNavigation } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { type FormFeedback, FormFeedbackContext, useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'

type Fields = Record<string, string>
type FormError = NonNullable<FormFeedback['error']>

interface ValidatedFormProps
  extends Omit<ComponentProps<typeof Form>, 'style' | 'method' | 'noValidate' | 'onSubmit'> {
  /** Returns the first error, before anything is sent. */
  validate: (fields: Fields) => FormError | null
  /** The server's refusal, shown the same way. */
  refusal: FormRefusal | null | undefined
  success?: string | null
  clearOnSuccess?: boolean
  /** A value of fields that change without an input event, such as a chosen day: their error is checked again. */
  watched?: string
  /** The caller renders `<FormMessage>` itself, beside the button of a form that is longer than a phone. */
  messageByButton?: boolean
  /** Sends the form without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>
  children: ReactNode
}

/**
 * A form validated in the browser and again on the server. It shows one error at a time, next to its field, with the
 * focus in it; it is sent once, and keeps its values. Without JavaScript the server renders the same.
 */
export function ValidatedForm(props: ValidatedFormProps) {
  const {
    validate,
    refusal,
    success,
    clearOnSuccess = false,
    watched,
    messageByButton = false,
    fetcher,
    ...other
  } = props
  const { children, ...rest } = other
  const form = useRef<HTMLFormElement>(null)
  const isNavigating = useIsSubmitting()
  const busy = fetcher ? fetcher.state !== 'idle' : isNavigating
  const FormElement = fetcher?.Form ?? Form
  // A second click may come before the first one is rendered as busy.
  const isSent = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fast answer may arrive without a busy render before it
  useEffect(() => {
    if (!busy) isSent.current = false
  }, [busy, refusal, success])
  // The last result in the browser replaces the refusal it was found under; a new refusal of the server replaces both.
  const [validated, setValidated] = useState<{ refusal: typeof refusal; error: FormError | null } | null>(
    null,
  )
  const [isChanged, setIsChanged] = useState(false)
  const error = validated && validated.refusal === refusal ? validated.error : (refusal ?? null)

  useEffect(() => {
    if (error?.field) form.current?.querySelector<HTMLElement>(`[name="${error.field}"]`)?.focus()
  }, [error])
  useEffect(() => {
    if (clearOnSuccess && success && !busy) form.current?.reset()
  }, [clearOnSuccess, success, busy])
  // The message for the whole form is at its top, which may be scrolled out of view.
  const shownSuccess = error || isChanged || busy ? null : success
  const formMessage = messageByButton ? null : error?.field === null ? error.text : shownSuccess
  useEffect(() => {
    if (formMessage && !busy) form.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [formMessage, busy])

  const validateNow = () => validate(fieldsOf(form.current))

  function onSubmit(event: SubmitEvent) {
    if (busy || isSent.current) return event.preventDefault()
    const firstError = validateNow()
    setValidated({ refusal, error: firstError })
    setIsChanged(false)
    if (firstError) return event.preventDefault()
    isSent.current = true
  }

  /** Clears the error as soon as its field is valid. */
  function clearMendedError() {
    if (error?.field && validateNow()?.field !== error.field) setValidated({ refusal, error: null })
  }
  const lastWatched = useRef(watched)
  useEffect(() => {
    if (lastWatched.current === watched) return
    lastWatched.current = watched
    clearMendedError()
  })

  return (
    <FormElement
      {...rest}
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={({ target }) => {
        if (error?.field === (target as HTMLInputElement).name) clearMendedError()
      }}
      onChange={() => setIsChanged(true)}
      aria-busy={busy}
    >
      <FormFeedbackContext value={{ error, submitted: refusal?.typed ?? {}, busy, success: shownSuccess }}>
        {!messageByButton && <FormMessage />}
        {children}
      </FormFeedbackContext>
    </FormElement>
  )
}

/** The message about the whole form. */
export function FormMessage() {
  const { error, success } = useFormFeedback()
  if (error?.field === null) return <Message kind="error">{error.text}</Message>
  return success ? <Message kind="success">{success}</Message> : null
}

export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" busy={useFormFeedback().busy} />
}

/** True from the submission of this form until the navigation after it ends. */
function useIsSubmitting(): boolean {
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
