// What documents and comments name exists: files, links, npm scripts, identifiers, readings (D43) and decision records. Maps of
// the subjects agree with the ladder.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length
const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['node_modules', 'build', 'data', '.react-router'] })
/** What the first group of a pattern finds. */
const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = '']) => group)

const DOCUMENTS = filesOf('*.md', 'docs/*.md', 'docs/decisions/*.md', 'app/*/README.md').filter(
  file => file !== 'docs/spec.md',
)
const READMES = DOCUMENTS.filter(file => file.startsWith('app/'))
const SOURCES = filesOf(
  '{app,server,database,tests,bench,scripts}/**/*.{ts,tsx,sql,css}',
  'deploy/**/*.*',
  '*.{ts,cjs}',
  '.dependency-cruiser.cjs',
  '.env.example',
).filter(file => file !== 'tests/docs.test.ts')

/** Lines that are comments, and what follows ` // ` in others. */
const COMMENT = /^\s*(?:\{?\/\*|\*|\/\/|--|#).*$|(?<=\s)(?:\/\/|--) .*$/gm
const COMMENTS = SOURCES.map(file => [file, textOf(file).match(COMMENT)?.join('\n') ?? ''] as const)
const TEXTS = [...DOCUMENTS.map(file => [file, textOf(file)] as const), ...COMMENTS]

// Files, links, scripts

test.each(DOCUMENTS)('%s names paths that exist', file => {
  const paths = found(
    textOf(file),
    /`((?:app|server|database|bench|tests|scripts|docs|public|deploy)\/[\w./*{},<>@-]*)`/g,
  )
  const missing = paths.filter(path => {
    const pattern = path.replace(/<[^>]*>/g, '*').replace(/\/$/, '')
    return /[*{]/.test(pattern)
      ? globSync(pattern, { cwd: ROOT }).length === 0
      : !existsSync(join(ROOT, pattern))
  })
  expect(missing).toEqual([])
})

test.each(READMES)('%s names files of its subject that exist', file => {
  const own =
    /`((?:domain|persistence|use-cases|wording|notifications|jobs|identity|ui|pages|http|photos|files|mail|push|trail)\/[\w./-]*)`/g
  expect(found(textOf(file), own).filter(path => !existsSync(join(ROOT, file, '..', path)))).toEqual([])
})

test('a file that a document or a comment names is somewhere in the project', () => {
  const known = new Set(
    filesOf('**/*.{ts,tsx,cjs,sql,css,md,sh,service,timer}', '.dependency-cruiser.cjs').flatMap(file =>
      file.split('/').map((_, from, parts) => parts.slice(from).join('/')),
    ),
  )
  // Not after a part of a path, a pattern or the end of a name: `*.journey.ts`, `app/<subject>/README.md`, `.server.ts`.
  const name =
    /(?<![\w./*<>{}…$-])((?:[\w#-][\w.-]*\/)*[\w][\w.-]*\.(?:tsx?|cjs|sql|css|md|sh|service|timer))(?![\w(-]|\.\w)/g
  const missing = TEXTS.flatMap(([file, text]) =>
    found(text, name)
      .filter(path => !known.has(path.replace(/^#(?!app\/)/, 'app/').replace('#', '')))
      .map(path => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test.each(DOCUMENTS)('%s links to files that exist', file => {
  const links = found(textOf(file), /\]\((?!https?:|#)([^)#\s]+)/g)
  expect(links.filter(link => !existsSync(join(ROOT, file, '..', link)))).toEqual([])
})

test.each(DOCUMENTS)('%s names npm scripts that exist', file => {
  const { scripts } = JSON.parse(textOf('package.json'))
  expect(found(textOf(file), /npm run ([\w:-]+)/g).filter(name => !(name in scripts))).toEqual([])
})

// Identifiers

/** In no line of our code: names of products and of other programs' parts, a setting that a library reads, a form of ids. */
const FOREIGN = new Set([
  ...['iCalendar', 'iPhones', 'macOS'],
  ...['encodeSimple', 'setOffline', 'storeType', 'useActionState'],
  'OTEL_EXPORTER_OTLP_HEADERS',
  'technicianId_YYYYMMDD_HH',
])

test('an identifier that a document or a comment names is in the code', () => {
  const code = [...SOURCES, ...filesOf('*.json', '.ci/*', 'scripts/*', 'public/*.webmanifest')]
    .map(file => textOf(file).replace(COMMENT, ''))
    .join('\n')
  const known = new Set(code.match(/\w+/g))
  const named = [
    ...DOCUMENTS.map(file => [file, found(textOf(file), /`([^`\n]+)`/g).join('\n')] as const),
    ...COMMENTS.map(([file, text]) => [file, text.replace(/.*biome-ignore.*/g, '')] as const),
  ]
  const identifier = /(?<![\w./-])([a-z]+[A-Z]\w*|[A-Z][A-Z\d]*_[A-Z\d_]+)(?![\w-]|\.\w)/g
  const missing = named.flatMap(([file, text]) =>
    found(text, identifier)
      .filter(name => !known.has(name) && !FOREIGN.has(name))
      .map(name => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test.each(DOCUMENTS)('%s names identifiers in the file that holds them', file => {
  const pairs = textOf(file).matchAll(/`(\w+)`(?: in | \()`([\w./-]+\.(?:tsx?|sql|cjs))`/g)
  const folder = file.startsWith('app/') ? file.replace('README.md', '') : ''
  const missing = Array.from(pairs).filter(([, name = '', path = '']) => {
    const holder = existsSync(join(ROOT, path)) ? path : `${folder}${path}`
    return existsSync(join(ROOT, holder)) && !new RegExp(`\\b${name}\\b`).test(textOf(holder))
  })
  expect(missing.map(([pair]) => pair)).toEqual([])
})

// Readings and records

test('a reading that is cited is a row of docs/readings.md', () => {
  const known = new Set(found(textOf('docs/readings.md'), /^\| (D\d+) \|/gm))
  const unknown = [...DOCUMENTS, ...SOURCES].flatMap(file => {
    const cited = found(textOf(file), /(?<![\w#'-])(D\d{1,2})(?![\w'-])/g)
    return cited.filter(number => !known.has(number)).map(number => `${file}: ${number}`)
  })
  expect(unknown).toEqual([])
})

test('a decision record that is cited is a file of docs/decisions', () => {
  const records = filesOf('docs/decisions/1*.md').map(file => file.slice('docs/decisions/'.length))
  records.sort()
  const known = new Set(records.map(name => name.slice(0, 3)))
  const lineBreak = /\s*\n[\s/*-]*/g
  const citation = /\b(?:decisions?|records?)[ /]((?:\d{3}(?:, | and |–|)?)+)/gi
  const unknown = TEXTS.flatMap(([file, text]) =>
    [
      ...found(text.replace(lineBreak, ' '), citation).flatMap(numbers => numbers.match(/\d{3}/g) ?? []),
      ...(file.startsWith('docs/decisions/') ? found(text, /\((\d{3})\)/g) : []),
    ]
      .filter(number => !known.has(number))
      .map(number => `${file}: ${number}`),
  )
  expect(unknown).toEqual([])
  expect(found(textOf('docs/decisions/README.md'), /^\| \d{3} \| \[.*\]\((.+)\) \|/gm)).toEqual(records)
})

// Maps of the subjects

/** From the bottom: the rules of .dependency-cruiser.cjs, one per rung. */
const LADDER: string[] = createRequire(import.meta.url)('../.dependency-cruiser.cjs').forbidden.flatMap(
  ({ name }: { name: string }) => found(name, /^(.+)-imports-nothing-above-it$/g),
)

test('each subject has a README of one screen', () => {
  expect(READMES.map(file => file.split('/')[1]).toSorted()).toEqual(LADDER.toSorted())
  expect(READMES.filter(file => linesOf(file) > 60)).toEqual([])
})

test('docs/architecture.md is one page, and its table of subjects is the ladder', () => {
  const architecture = textOf('docs/architecture.md')
  expect(linesOf('docs/architecture.md')).toBeLessThanOrEqual(110)
  const [, table = ''] = architecture.split(/^## (?:Subjects|Layers)$/m)
  expect(found(table, /^\| `(\w+)` \|/gm)).toEqual(LADDER.toReversed())
})

test('CONTRIBUTING.md links to the README of each subject', () => {
  expect(found(textOf('CONTRIBUTING.md'), /\]\(app\/(\w+)\/README\.md\)/g)).toEqual(LADDER)
})

test('the tree of README.md names each subject once', () => {
  const [, tree = ''] = /```\n(app\/routes\.ts [^`]+)```/.exec(textOf('README.md')) ?? []
  const subjects = new RegExp(`\\b(${LADDER.join('|')})\\b`, 'g')
  expect(found(tree, subjects).toSorted()).toEqual(LADDER.toSorted())
})
