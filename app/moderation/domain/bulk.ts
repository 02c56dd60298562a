// Several technicians moderated with one form; each is an act of its own.

import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { ADMIN_PAGE_SIZE } from '#platform/domain/lists.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'

export const BULK_ACTS = ['publish', 'review'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

interface BulkRow {
  readonly uid: string
  /** The `moderationVersion` that the form showed. */
  readonly seen: string
}

export interface BulkCommand {
  readonly act: BulkAct
  readonly rows: readonly BulkRow[]
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
  const values = new Set(entries.filter(([name]) => name === 'fila').map(([, value]) => value))
  const rows = [...values].flatMap(value => {
    const [, seen, uid] = /^(\S+) (.+)$/s.exec(value) ?? []
    return seen && uid ? [{ uid, seen }] : []
  })
  return { act, rows }
}

export function bulkRefusal({ rows }: BulkCommand): BulkRefusal | null {
  if (rows.length === 0) return 'bulk-empty'
  return rows.length > ADMIN_PAGE_SIZE ? 'bulk-too-many' : null
}
