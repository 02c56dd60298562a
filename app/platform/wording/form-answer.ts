/** Why a form was refused: the message, the field it belongs to, and the submitted values. */
export interface FormRefusal {
  readonly field: string | null
  readonly text: string
  readonly typed: Readonly<Record<string, string>>
  /** The id of the request, when it failed on the server. */
  readonly reference?: string | undefined
}

export function formRefusal(
  text: string,
  typed: Record<string, string>,
  field: string | null = null,
): FormRefusal {
  return { field, text, typed }
}

/** The answer to a form of a card of /perfil. */
export interface CardAnswer {
  readonly saved: string | null
  readonly refusal: FormRefusal | null
}
