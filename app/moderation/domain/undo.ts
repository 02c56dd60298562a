// D56: an act of moderation can be undone for ten minutes, the last one first.
import { type TrailAct, UNDOABLE_ACTS } from '#platform/domain/acts.ts'

export const UNDO_WINDOW_MS = 10 * 60_000

/** An act that can be undone. */
export interface UndoableAct {
  /** Id of its trail entry. */
  readonly line: number
  readonly act: TrailAct
  /** Epoch milliseconds. */
  readonly until: number
}

/** When the act can no longer be undone, in epoch milliseconds; null when it cannot be undone at all. */
export function undoableUntil({ act, at }: { act: string; at: Date }): number | null {
  return UNDOABLE_ACTS.has(act) ? at.getTime() + UNDO_WINDOW_MS : null
}

/** The entries that were not undone: each 'undo' takes back the last one before it. Oldest first. */
export function standingLines<Line extends { readonly act: string }>(lines: readonly Line[]): Line[] {
  const standing: Line[] = []
  for (const line of lines) {
    if (line.act === 'undo') standing.pop()
    else standing.push(line)
  }
  return standing
}

/**
 * Whether the person is told of an act when its letter is due: `lines` are the entries from that act on. An undone act is
 * not told, and of the same act done twice only the last.
 */
export function isTold(lines: readonly { readonly id: number; readonly act: string }[]): boolean {
  const [first, ...later] = standingLines(lines)
  return first !== undefined && first.id === lines[0]?.id && later.every(({ act }) => act !== first.act)
}

/** Whether the present state is what an act left; `after` is as stored, with more fields perhaps. */
export function isAsLeft(after: unknown, present: object): boolean {
  const left = { ...(after as Record<string, unknown>) }
  return Object.entries(present).every(
    ([field, value]) => JSON.stringify(left[field] ?? null) === JSON.stringify(value),
  )
}
