// SQL is bound by the ladder too: a statement names tables and views of its own subject and of those below. A table that is
// imported is found by the rules of imports; here the strings of the source are read. Part of tests/boundaries.ts.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/** A file whose statement names a table of a subject above its own, and why it may. */
export type UpwardSql = readonly [file: string, table: string, why: string]

/** The only statements that may look up. One that is gone must leave this list. */
export const UPWARD_SQL: readonly UpwardSql[] = [
  [
    'app/accounts/persistence/email-changes.server.ts',
    'reservas',
    'A booking keeps the address that it was made with; a changed one replaces it in the same transaction.',
  ],
  [
    'app/accounts/persistence/stored-sessions.server.ts',
    'visit_messages',
    'Every page shows the count of unread messages: it is read by the one statement that reads the session.',
  ],
  [
    'app/accounts/persistence/stored-sessions.server.ts',
    'guarantee_cases',
    'So is the count of guarantee cases that wait for the person.',
  ],
  [
    'app/accounts/persistence/technician-record.server.ts',
    'technicians',
    'The record of a technician is made in the transaction that makes the account.',
  ],
  [
    'app/bookings/persistence/booking-tables.server.ts',
    'visit_quotes',
    'Every list of bookings shows what was agreed: the price of a booking is that of its agreed quote.',
  ],
  [
    'app/prices/persistence/compute-usual-prices.server.ts',
    'reports',
    'A charge that its client disputes is no usual price; one statement reads all receipts.',
  ],
  ...['counts', 'answers', 'free', 'unmet', 'cities', 'letters'].map(
    (table): UpwardSql => [
      'app/rights/persistence/personal-data.server.ts',
      `board_${table}`,
      'The list of personal data names every table; what an administrator said of the letter is erased.',
    ],
  ),
]

/** Tables and views that no `pgTable` or `pgView` declares, because only SQL of their subject names them. */
const UNDECLARED = new Map([
  ['catalogue', 'catalogue'],
  ['catalogue_words', 'catalogue'],
  ['search_weights', 'catalogue'],
  ['demand_counts', 'demand'],
  ['demand_free', 'demand'],
  ['demand_secrets', 'demand'],
  ['demand_marks', 'demand'],
  ['demand_word_marks', 'demand'],
  ['demand_words', 'demand'],
  ['named_words', 'demand'],
  ['search_alerts', 'demand'],
])

const SUBJECT = /^app\/([^/]+)\//
const DECLARATION = /\bpg(?:Table|View)\(\s*'(\w+)'/g
const CREATION =
  /^\s*create\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?(\w+)/gim
/** A name stands after one of these words, after a comma of their list, or opens a fragment. */
const NAMED =
  /(?:\b(?:from|join|into|update|using|only|table)\s+|^\s*)((?:"?\w+"?(?:\s+as)?(?:\s+\w+)?\s*,\s*)*"?\w+"?)/gi

export async function checkSql(
  root: string,
  files: readonly string[],
  ladder: readonly string[],
  allowed: readonly UpwardSql[],
): Promise<string[]> {
  const sources = await Promise.all(
    files
      .filter(file => SUBJECT.test(file) && file.endsWith('.server.ts'))
      .map(async file => ({ file, text: await readFile(join(root, file), 'utf8') })),
  )
  const owners = new Map(UNDECLARED)
  const complaints: string[] = []
  for (const { file, text } of sources) {
    for (const [, table = ''] of text.matchAll(DECLARATION)) {
      const owner = subjectOf(file)
      const other = owners.get(table)
      if (other && other !== owner)
        complaints.push(`table-of-two-subjects: ${table} of ${other} and ${owner}`)
      else owners.set(table, owner)
    }
  }
  for (const table of await createdTables(root)) {
    if (!owners.has(table)) complaints.push(`table-without-a-subject: ${table} is declared by none`)
  }
  const upward = sources.flatMap(({ file, text }) =>
    [...namedTables(file, text)]
      .filter(table => ladder.indexOf(owners.get(table) ?? '') > ladder.indexOf(subjectOf(file)))
      .map(table => ({ file, table })),
  )
  const isSame = (one: { file: string; table: string }, [file, table]: UpwardSql) =>
    one.file === file && one.table === table
  return [
    ...complaints,
    ...upward
      .filter(one => !allowed.some(exception => isSame(one, exception)))
      .map(({ file, table }) => `sql-names-nothing-above-it: ${file} → ${table} of ${owners.get(table)}`),
    ...allowed
      .filter(exception => !upward.some(one => isSame(one, exception)))
      .map(([file, table]) => `stale-sql-exception: ${file} names ${table} no more`),
  ]
}

const subjectOf = (file: string) => SUBJECT.exec(file)?.[1] ?? ''

async function createdTables(root: string): Promise<string[]> {
  const folder = join(root, 'database/migrations')
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  const texts = await Promise.all(
    entries.filter(name => name.endsWith('.sql')).map(name => readFile(join(folder, name), 'utf8')),
  )
  return texts.flatMap(text => [...text.matchAll(CREATION)].map(([, table = '']) => table))
}

/** The names at the places of a table in every string and template of a file; what is put into a template counts as a word. */
function namedTables(file: string, text: string): Set<string> {
  const names = new Set<string>()
  const read = (sql: string) => {
    for (const [, list = ''] of sql.matchAll(NAMED)) {
      for (const name of list.split(',')) names.add(/\w+/.exec(name)?.[0] ?? '')
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) read(node.text)
    if (ts.isTemplateExpression(node)) {
      read([node.head, ...node.templateSpans.map(span => span.literal)].map(part => part.text).join('_'))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return names
}
