// Checks the import rules (.dependency-cruiser.cjs). Also fails if a source file was not analysed, a subject or layer of
// app/ has no rule, a file of a server-only folder does not end in .server.ts, or a statement names a table of a subject above.
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { checkSql, UPWARD_SQL } from '#tests/sql-boundaries.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MIN_MODULES = 50
const FOLDERS = ['app', 'server', 'database', 'bench', 'scripts', 'tests']
const SERVER_LAYERS = /^app\/[^/]+\/(persistence|identity|trail|use-cases|jobs)\//

export interface Boundaries {
  readonly modules: number
  /** One line each: the rule, the two files, and why the rule exists. */
  readonly complaints: readonly string[]
}

export async function checkBoundaries(
  root = ROOT,
  minModules = MIN_MODULES,
  upwardSql = UPWARD_SQL,
): Promise<Boundaries> {
  const files = await sourceFiles(root)
  const { modules, summary } = await cruised(root, files)
  const seen = new Set(modules.map(module => module.source))
  const rules = new Map(summary.ruleSetUsed?.forbidden?.map(rule => [rule.name, rule.comment]))
  const broken = summary.violations.map(({ rule, from, to }) =>
    `${rule.name}: ${from} → ${to}\n    ${rules.get(rule.name) ?? ''}`.trimEnd(),
  )
  const known = [...rules.keys()].join(' ')
  const ladder = [...rules.keys()].flatMap(
    name => /^(.+)-imports-nothing-above-it$/.exec(name ?? '')?.[1] ?? [],
  )
  const folders = new Set(files.flatMap(file => /^app\/([^/]+)\/(?:([^/]+)\/)?/.exec(file)?.slice(1) ?? []))
  const complaints = [
    ...broken,
    ...files.filter(file => !seen.has(file)).map(file => `not-seen: ${file} was not analysed`),
    ...files
      .filter(file => /^(app|server)\/(.*\/)?index\.tsx?$/.test(file))
      .map(file => `no-barrels: ${file}`),
    ...files
      .filter(file => SERVER_LAYERS.test(file) && !/\.(server|test)\.tsx?$/.test(file))
      .map(file => `server-rooms-say-so: ${file} must end in .server.ts`),
    ...[...folders]
      .filter(folder => folder && !known.includes(folder))
      .map(folder => `folder-without-a-rule: ${folder} is not in .dependency-cruiser.cjs`),
    ...(await checkSql(root, files, ladder, upwardSql)),
  ]
  const own = modules.filter(module => !module.source.startsWith('node_modules/')).length
  if (own < minModules) complaints.push(`too-few: only ${own} modules were analysed`)
  return { modules: own, complaints }
}

async function cruised(root: string, files: string[]): Promise<ICruiseResult> {
  const options = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.cjs'))
  const { output } = await cruise(
    files,
    { ...options, baseDir: root, validate: true },
    {},
    { tsConfig: extractTSConfig(join(ROOT, 'tsconfig.json')) },
  )
  return output as ICruiseResult
}

async function sourceFiles(root: string): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(folder =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  return found
    .flat()
    .filter(entry => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, complaints } = await checkBoundaries()
  for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
  process.stdout.write(`${modules} modules, ${complaints.length} complaints\n`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
