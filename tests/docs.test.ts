// Paths, links, npm scripts and readings (D43) that documents and code name exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DOCUMENTS = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md', 'app/*/README.md'], {
  cwd: ROOT,
}).filter(file => !file.endsWith('spec.md'))
const PATH = /`((?:app|server|database|bench|tests|scripts|docs|public|deploy)\/[\w./*{},<>@-]*)`/g

test.each(DOCUMENTS)('%s names files that exist', file => {
  const paths = [...readFileSync(join(ROOT, file), 'utf8').matchAll(PATH)].map(([, path = '']) => path)
  const missing = paths.filter(path => {
    const pattern = path.replace(/<[^>]*>/g, '*').replace(/\/$/, '')
    return /[*{]/.test(pattern)
      ? globSync(pattern, { cwd: ROOT }).length === 0
      : !existsSync(join(ROOT, pattern))
  })
  expect(missing).toEqual([])
})

const READMES = DOCUMENTS.filter(file => file.startsWith('app/'))

test('each subject has a README', () => {
  const subjects = globSync('app/*/wording', { cwd: ROOT }).map(folder => folder.split('/')[1])
  expect(READMES.map(file => file.split('/')[1]).toSorted()).toEqual(subjects.toSorted())
})

test.each(READMES)('%s names files of its subject that exist', file => {
  const own = /`((?:domain|persistence|use-cases|wording|notifications|jobs|identity|ui|pages)\/[\w./-]*)`/g
  const paths = [...readFileSync(join(ROOT, file), 'utf8').matchAll(own)].map(([, path = '']) => path)
  expect(paths.filter(path => !existsSync(join(ROOT, file, '..', path)))).toEqual([])
})

test.each(DOCUMENTS)('%s links to files that exist', file => {
  const links = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
  const folder = join(ROOT, file, '..')
  expect(links.map(([, link = '']) => link).filter(link => !existsSync(join(folder, link)))).toEqual([])
})

test.each(DOCUMENTS)('%s names npm scripts that exist', file => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/npm run ([\w:-]+)/g)]
  expect(named.map(([, name = '']) => name).filter(name => !(name in scripts))).toEqual([])
})

test('every reading that code and documents cite is a row of docs/readings.md', () => {
  const rows = readFileSync(join(ROOT, 'docs/readings.md'), 'utf8').matchAll(/^\| (D\d+) \|/gm)
  const known = new Set(Array.from(rows, ([, number]) => number))
  const sources = globSync(['{app,server,database,tests,bench}/**/*.{ts,tsx,sql,css}'], { cwd: ROOT })
  const unknown = [...DOCUMENTS, ...sources].flatMap(file => {
    const cited = readFileSync(join(ROOT, file), 'utf8').match(/(?<![\w#'-])D\d{1,2}(?![\w'-])/g) ?? []
    return cited.filter(number => !known.has(number)).map(number => `${file}: ${number}`)
  })
  expect(unknown).toEqual([])
})
