/** What a form of the panel is answered. */
export interface ModerationAnswer {
  readonly done: string | null
  readonly failure: string | null
  /** Whose form it was, and the reason it gave: a page without script shows both again. */
  readonly of: string
  readonly reason: string
}
