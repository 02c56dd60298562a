// Collects what happens to each record while the plan is made.
import type { ExportedRecord } from '#database/import/read-export.ts'
import type { ChangeCode, Entry, LeftOutRecord, Note, Remark } from '#database/import/report.ts'

export interface Journal {
  import(record: ExportedRecord): void
  /** It was imported before. */
  recognize(record: ExportedRecord): void
  leaveOut(record: ExportedRecord, reason: LeftOutRecord): void
  noteOf(record: ExportedRecord): Note
  isImported(record: ExportedRecord): boolean
  /** One per record. Changes are those of imported records. */
  entriesOf(records: readonly ExportedRecord[]): Entry[]
}

type Result = Pick<Entry, 'outcome' | 'reason'>

export function createJournal(): Journal {
  const results = new Map<number, Result>()
  const changes = new Map<number, Remark<ChangeCode>[]>()
  return {
    import: ({ position }) => results.set(position, { outcome: 'imported', reason: null }),
    recognize: ({ position }) => results.set(position, { outcome: 'known', reason: null }),
    leaveOut: ({ position }, { leftOut }) => results.set(position, { outcome: 'left-out', reason: leftOut }),
    noteOf({ position }) {
      return (code, detail = '') =>
        changes.set(position, [...(changes.get(position) ?? []), { code, detail }])
    },
    isImported: ({ position }) => results.get(position)?.outcome === 'imported',
    entriesOf: records =>
      records.map(({ collection, label, position }) => {
        const result = results.get(position)
        if (!result) throw new Error(`nothing was decided about ${collection}/${label}`)
        const isStored = result.outcome === 'imported'
        return { collection, label, ...result, changes: isStored ? (changes.get(position) ?? []) : [] }
      }),
  }
}
