import { createContext, useContext } from 'react'

/** What a form knows about its fields: the one mistake shown, what was typed, and whether it is being sent. */
export interface FormAnswer {
  readonly mistake: { readonly field: string | null; readonly text: string } | null
  readonly typed: Readonly<Record<string, string>>
  readonly busy: boolean
}

export const FormAnswerContext = createContext<FormAnswer>({ mistake: null, typed: {}, busy: false })

export function useFormAnswer(): FormAnswer {
  return useContext(FormAnswerContext)
}

/** The mistake and the value that belong to one field of the surrounding form. */
export function useFieldAnswer(name: string | undefined): {
  error: string | null
  typed: string | undefined
} {
  const { mistake, typed } = useFormAnswer()
  return {
    error: name !== undefined && mistake?.field === name ? mistake.text : null,
    typed: name === undefined ? undefined : typed[name],
  }
}
