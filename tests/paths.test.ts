// Every path that the product names leads to a route, a public file or a path of the server.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { ROUTES } from '#tests/access/routes.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Answered by server/ before any page. */
const SERVER_PATHS = ['/live', '/readyz', '/healthz', '/sw.js', '/image/', '/og', '/assets/', '/people/']
const SOURCES = 'app/**/*.{ts,tsx}'
/** Rules for crawlers, and paths of others: the image host, Better Auth. */
const OTHER_PATHS = /robots\.ts$|cloudinary-host|accounts\/identity\//

/** With 'x' for each interpolated segment; what follows a segment without a slash is a query string. */
function pathOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node) || node.head.text === '') return null
  return node.templateSpans.reduce(
    (path, { literal }) => path + (path.endsWith('/') ? 'x' : '') + literal.text,
    node.head.text,
  )
}

function leadsSomewhere(path: string): boolean {
  if (SERVER_PATHS.some(prefix => path.startsWith(prefix))) return true
  return path.endsWith('/')
    ? ROUTES.some(route => route.path.startsWith(path))
    : existsSync(join(ROOT, 'public', path)) || ROUTES.some(route => isPathOf(route.path, path))
}

/** An interpolated segment may stand for a parameter or a word of the route, the last one for several. */
function isPathOf(route: string, path: string): boolean {
  const expected = route.split('/')
  const given = path.split('/')
  const segments = given.at(-1) === 'x' ? [...given, ...expected.slice(given.length)] : given
  const required = expected.filter(segment => !segment.endsWith('?'))
  if (segments.length < required.length || segments.length > expected.length) return false
  return segments.every((segment, index) => {
    const [parameter, suffix = ''] = expected[index]?.split('.') ?? []
    return (
      segment === 'x' ||
      segment === expected[index] ||
      (parameter?.startsWith(':') && segment.endsWith(suffix))
    )
  })
}

test('every path in the code leads somewhere', () => {
  const astray: string[] = []
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(file) || OTHER_PATHS.test(file)) continue
    const source = ts.createSourceFile(
      file,
      readFileSync(join(ROOT, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const visit = (node: ts.Node) => {
      const [path = ''] = pathOf(node)?.split(/[?#]/) ?? []
      if (/^\/[a-z][\w./-]*$/.test(path) && !leadsSomewhere(path)) astray.push(`${file}: ${path}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  expect(astray).toEqual([])
})
