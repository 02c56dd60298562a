import type { Consequences } from '#moderation/domain/consequences.ts'
import type { UndoableAct } from '#moderation/domain/undo.ts'
import type { DoneTexts } from '#moderation/wording/moderation-done.ts'
import { moderationRefusalText } from '#moderation/wording/refusals.ts'

/** The form that takes an act back. */
export interface UndoForm extends Pick<UndoableAct, 'line' | 'until'> {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  /** Milliseconds left when it was answered. */
  readonly leftMs: number
}

/** What an act did, in words. */
export interface ModerationDone extends DoneTexts {
  readonly undo: UndoForm | null
}

/** The action data of every form of the panel. */
export interface ModerationAnswer {
  readonly done: string | null
  readonly detail: string | null
  readonly undo: UndoForm | null
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
export const MODERATION_FAILED = moderationAnswer({ failure: moderationRefusalText('moderation-failed') })
