// Several technicians moderated with one form; each is an act of its own.

import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { ADMIN_PAGE_SIZE } from '#platform/domain/lists.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'

export const BULK_ACTS = ['publish', 'review'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

export interface BulkRow {
  readonly uid: string
  /** The `moderationVersion` that the form showed. */
  readonly seen: string
}

export interface BulkCommand {
  readonly act: BulkAct
  readonly rows: readonly BulkRow[]
  readonly reason: string | null
  /** The question was answered. */
  readonly isConfirmed: boolean
}

/** D56: what the act would do, read before it is done. Of the chosen rows only those that it would change. */
export interface BulkConsequences {
  readonly act: BulkAct
  /** Whom it changes. */
  readonly names: readonly string[]
  /** How many of them are published now and will not be. */
  readonly hidden: number
  /** To come with those that are hidden, and with how many clients. */
  readonly visits: number
  readonly clients: number
}

/** It asks where somebody is hidden. */
export function mustAskForSeveral({ hidden }: BulkConsequences, { isConfirmed }: BulkCommand): boolean {
  return hidden > 0 && !isConfirmed
}

export type BulkRefusal = 'bulk-empty' | 'bulk-too-many'

/** The value of a row's checkbox. */
export function bulkRowText({
  uid,
  ...shown
}: { uid: string } & Pick<TechnicianModeration, 'estado' | 'verificado'>): string {
  return `${moderationVersion(shown)} ${uid}`
}

/** Null when the form is not one of several rows. */
export function bulkCommandFrom(entries: readonly [name: string, value: string][]): BulkCommand | null {
  const act = BULK_ACTS.find(each => entries.some(([name, value]) => name === 'varios' && value === each))
  if (!act) return null
  const fieldOf = (field: string) => entries.find(([name]) => name === field)?.[1]
  return {
    act,
    rows: bulkRowsFrom(entries.filter(([name]) => name === 'fila').map(([, value]) => value)),
    reason: reasonFrom(fieldOf('motivo') ?? ''),
    isConfirmed: fieldOf('confirmado') === 'si',
  }
}

/** From the values of the checkboxes. */
export function bulkRowsFrom(values: readonly string[]): BulkRow[] {
  return [...new Set(values)].flatMap(value => {
    const [, seen, uid] = /^(\S+) (.+)$/s.exec(value) ?? []
    return seen && uid ? [{ uid, seen }] : []
  })
}

const ENTRIES = /^[1-9]\d{0,14}(?:[.][1-9]\d{0,14})*$/

/** The trail entries of the acts that one form takes back; null when it is another form. */
export function bulkUndoFrom(entries: readonly [name: string, value: string][]): readonly number[] | null {
  if (!entries.some(([name, value]) => name === 'varios' && value === 'undo')) return null
  const given = entries.find(([name]) => name === 'lineas')?.[1] ?? ''
  return ENTRIES.test(given) ? [...new Set(given.split('.').map(Number))] : []
}

export const bulkUndoText = (trailEntryIds: readonly number[]) => trailEntryIds.join('.')

export function bulkRefusal(rows: readonly unknown[]): BulkRefusal | null {
  if (rows.length === 0) return 'bulk-empty'
  return rows.length > ADMIN_PAGE_SIZE ? 'bulk-too-many' : null
}
