import { type RefusalCode, refusalText } from '#wording/refusals.ts'

/** What a page says after a form was refused: the sentence, the field it belongs to, and what was typed. */
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
