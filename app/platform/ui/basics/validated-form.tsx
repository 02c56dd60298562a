import { type ComponentProps, type SubmitEvent, startTransition, useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { type FormError, FormFeedbackContext, useFormFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { referenceText } from '#platform/wording/failures.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'

interface FormRules {
  /** Returns the first error, before anything is sent. */
  validate: (data: FormData) => FormError | null
  /** The server's refusal, shown the same way. */
  refusal: FormError | null | undefined
  /** The server's text after a success. It resets the form: to nothing, or to what is stored now. */
  success?: string | null
  /** A value of fields that change without an input event, such as a chosen day: their error is checked again. */
  watched?: string
  /** Resolves when the page has the answer. */
  send: (target: HTMLFormElement | HTMLButtonElement) => Promise<void>
}

/**
 * A form validated in the browser and again on the server. It has one error at a time, with the focus in its field; it is
 * sent once, and keeps its values.
 */
export function useValidatedForm({ validate, refusal, success = null, watched, send }: FormRules) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  // What the browser found hides the server's answer until the next one: an error, or null for none.
  const [found, setFound] = useState<FormError | null>()
  const error = found === undefined ? (refusal ?? null) : found
  const shownSuccess = found === undefined ? success : null

  useEffect(() => {
    const field = error?.field && form.current?.querySelector<HTMLElement>(`[name="${error.field}"]`)
    if (!field) return
    field.closest('details')?.setAttribute('open', '')
    field.focus()
  }, [error])
  useEffect(() => {
    if (shownSuccess) form.current?.reset()
  }, [shownSuccess])

  function clearMendedError() {
    if (!error?.field) return
    const firstError = validate(new FormData(form.current ?? undefined))
    if (firstError?.field !== error.field) setFound(null)
  }
  const lastWatched = useRef(watched)
  useEffect(() => {
    if (lastWatched.current !== watched) clearMendedError()
    lastWatched.current = watched
  })

  function onInput({ target }: { target: EventTarget }) {
    if (shownSuccess) setFound(null)
    if (error?.field === (target as HTMLInputElement).name) clearMendedError()
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const submitter = event.nativeEvent.submitter as HTMLButtonElement | null
    const firstError = validate(new FormData(event.currentTarget, submitter))
    setFound(firstError)
    if (firstError) return
    setBusy(true)
    await send(submitter ?? event.currentTarget)
    // In a transition, as React Router renders the answer: not before it.
    startTransition(() => {
      setBusy(false)
      setFound(undefined)
    })
  }

  return {
    feedback: { error, busy, success: shownSuccess },
    formProps: { ref: form, method: 'post', noValidate: true, onInput, onSubmit, 'aria-busy': busy },
  } as const
}

interface ValidatedFormProps
  extends Omit<FormRules, 'validate' | 'send'>,
    Omit<ComponentProps<typeof Form>, 'style' | keyof ReturnType<typeof useValidatedForm>['formProps']> {
  validate: (fields: Record<string, string>) => FormError | null
  refusal: FormRefusal | null | undefined
}

/** With `navigate={false}` it is sent without leaving the page, and answered to the fetcher of its `fetcherKey`. */
export function ValidatedForm(props: ValidatedFormProps) {
  const { validate, refusal, success, watched, children, ...rest } = props
  const { navigate, fetcherKey, preventScrollReset } = rest
  const submit = useSubmit()
  const { feedback, formProps } = useValidatedForm({
    validate: data => validate(textsIn(data)),
    refusal,
    success,
    watched,
    send: target => submit(target, { navigate, fetcherKey, preventScrollReset }),
  })
  return (
    <Form {...rest} {...formProps}>
      <FormFeedbackContext value={{ ...feedback, submitted: refusal?.typed ?? {} }}>
        {children}
      </FormFeedbackContext>
    </Form>
  )
}

function textsIn(data: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of data) if (typeof value === 'string') texts[name] = value
  return texts
}

/** The message about the whole form. It may appear where the page is not scrolled to. */
export function FormMessage() {
  const { error, success } = useFormFeedback()
  if (error?.field === null)
    return (
      <Message kind="error" ref={scrollIntoView}>
        {error.text}
        {error.reference && <p className="font-normal wrap-anywhere">{referenceText(error.reference)}</p>}
      </Message>
    )
  if (!success) return null
  return (
    <Message kind="success" ref={scrollIntoView}>
      {success}
    </Message>
  )
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" busy={useFormFeedback().busy} />
}
