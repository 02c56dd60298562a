import { createContext, useContext } from 'react'

/** Without a field it concerns the whole form. */
export interface FormError {
  readonly field: string | null
  readonly text: string
  /** The id of the request, when it failed on the server. */
  readonly reference?: string | undefined
}

/** What a form tells its fields. */
export interface FormFeedback {
  /** The one error shown. */
  readonly error: FormError | null
  /** The values of a refused submission, by field name. */
  readonly submitted: Readonly<Record<string, string>>
  readonly busy: boolean
  /** The text of the last submission that succeeded, until the form is changed or sent again. */
  readonly success?: string | null
}

export const FormFeedbackContext = createContext<FormFeedback>({ error: null, submitted: {}, busy: false })

export function useFormFeedback(): FormFeedback {
  return useContext(FormFeedbackContext)
}

/** The error and the submitted value of one field of the surrounding form. */
export function useFieldFeedback(name: string | undefined): {
  error: string | null
  submitted: string | undefined
} {
  const { error, submitted } = useFormFeedback()
  return {
    error: name !== undefined && error?.field === name ? error.text : null,
    submitted: name === undefined ? undefined : submitted[name],
  }
}
