import type { Consequences } from '#domain/moderation/consequences.ts'
import { refusalText } from '#wording/refusals.ts'

/** An act that can be undone. */
export interface UndoableAct {
  /** Id of its trail entry. */
  readonly line: number
  /** Epoch milliseconds. */
  readonly until: number
}

/** What an act did, in words. */
export interface ModerationDone {
  readonly done: string
  /** A second sentence. */
  readonly detail: string | null
  readonly undo: UndoableAct | null
}

/** The action data of every form of the panel. */
export interface ModerationAnswer {
  readonly done: string | null
  readonly detail: string | null
  readonly undo: UndoableAct | null
  readonly failure: string | null
  /** The act was not done: it waits for the confirmation of these consequences. */
  readonly asks: Consequences | null
  /** Id of the row and the typed reason: a page without script shows them again. */
  readonly of: string
  readonly reason: string
}

const NOTHING_DONE: ModerationAnswer = {
  done: null,
  detail: null,
  undo: null,
  failure: null,
  asks: null,
  of: '',
  reason: '',
}

export function moderationAnswer(given: Partial<ModerationAnswer>): ModerationAnswer {
  return { ...NOTHING_DONE, ...given }
}

/** When the server could not be reached. */
export const MODERATION_FAILED = moderationAnswer({ failure: refusalText('moderation-failed') })
