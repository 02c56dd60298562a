import type { FormRefusal } from '#platform/wording/form-answer.ts'

/** Action data of a refused form of a guarantee case. */
export interface CaseAnswer {
  readonly act: string
  readonly refusal: FormRefusal
  /** The photos of the refused form. */
  readonly photos: readonly string[]
}
