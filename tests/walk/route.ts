// How a route through sections of docs/operations.md is described, and the sections that are on none.
import type { Run } from '#tests/walk/place.ts'

export interface Stop<Walk> {
  readonly section: string
  readonly before?: (walk: Walk) => Promise<void>
  /** What stands in the document for what only the reader knows. */
  readonly fill?: (walk: Walk) => Promise<Record<string, string>>
  /** What the document says that is printed. */
  readonly prints?: readonly RegExp[]
  readonly after?: (walk: Walk) => Promise<void>
}

export interface Walk {
  /** In the block's place: the machine that is installed, or the repository. */
  readonly places: Readonly<Record<'machine' | 'repository', Run>>
  /** One line below the section. */
  note(text: string): void
}

export const NOT_WALKED: Readonly<Record<string, string>> = {
  Start: 'the first commands of .ci/run',
  'A cluster that heals by itself':
    'needs three machines; `npm run failover -- patroni` starts these files on one',
  WhatsApp: 'Meta cannot be reached; tests/whatsapp-command.test.ts runs the commands against a simulator',
  Administrators: 'the short form of what "8. The first administrator" runs',
  'Backup and restore': 'the short form of what the two sections below it run',
  'Many technicians': 'refused in production, takes half an hour',
  'Taking in an exported database': 'needs the export of another site; tests/database has one',
}
