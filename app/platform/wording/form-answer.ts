import { type RefusalCode, refusalText } from '#platform/wording/refusals.ts'

/** Why a form was refused: the message, the field it belongs to, and the submitted values. */
export interface FormRefusal {
  readonly field: string | null
  readonly text: string
  readonly typed: Readonly<Record<string, string>>
}

export function formRefusal(
  code: RefusalCode,
  typed: Record<string, string>,
  field: string | null = null,
): FormRefusal {
  return { field, text: refusalText(code), typed }
}

/** The answer to a form of a card of /perfil. */
export interface CardAnswer {
  readonly saved: string | null
  readonly refusal: FormRefusal | null
}
