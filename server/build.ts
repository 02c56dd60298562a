// Builds the pages when their sources changed since the last build, and compresses the static files.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { UserFacingError } from '#server/user-facing-error.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = [
  'app',
  'public',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'server/build.ts',
]
const LOCK_FILE = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'build', 'stamp')
/** A development dependency: it may be gone where the pages were built before. */
const BUILD_PROGRAM = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs')
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.webmanifest', '.txt', '.ico'])

/** The build is a process of its own, which runs when this function returns its promise. */
export async function buildIfNeeded(print: (text: string) => void): Promise<void> {
  if (stampOfBuild() === fingerprint()) return
  if (!existsSync(BUILD_PROGRAM))
    throw new UserFacingError(
      'Faltan las herramientas que construyen las páginas: instala con `npm ci` (sin --omit=dev y sin NODE_ENV=production) o trae la carpeta build ya hecha.',
    )
  print('Construyendo las páginas…')
  rmSync(join(ROOT, 'build'), { recursive: true, force: true })
  await stampBuild(STAMP, { fingerprint, build, print })
}

interface Build {
  fingerprint(): string
  build(): Promise<void>
  print(text: string): void
}

/** Sources that change meanwhile leave a build that is of no state of them: it gets no stamp, and the next start builds anew. */
export async function stampBuild(file: string, { fingerprint, build, print }: Build): Promise<void> {
  const before = fingerprint()
  await build()
  if (fingerprint() === before) await writeFile(file, before)
  else print('Las fuentes cambiaron mientras se construían las páginas: se construirán de nuevo al arrancar.')
}

async function build(): Promise<void> {
  await runBuild()
  const client = join(ROOT, 'build', 'client')
  // The compression of the pages runs in the thread pool while the service worker is bundled.
  await Promise.all([compressAll(await staticFilesOf(client)), buildServiceWorker()])
  await compressAll([join(client, 'sw.js')])
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(join(ROOT, file)))
  if (existsSync(LOCK_FILE)) hash.update(resolvedVersions(readFileSync(LOCK_FILE, 'utf8')))
  return hash.digest('hex')
}

/**
 * What a lock file says about the build: npm writes the rest anew for the same packages. `npm prune` drops addresses and
 * optional packages of other platforms; those have the version of the package that asks for them.
 */
export function resolvedVersions(lockFile: string): string {
  const { packages }: LockFile = JSON.parse(lockFile)
  return Object.entries(packages)
    .filter(([, { optional }]) => !optional)
    .map(([path, { version }]) => `${path} ${version}\n`)
    .sort()
    .join('')
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>
}

/** Of a folder, or the file itself; none when it was left out of a deployment. */
function filesOf(source: string): string[] {
  const stats = statSync(join(ROOT, source), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [source] : []
  const entries = readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort()
}

function stampOfBuild(): string {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
}

function runBuild(): Promise<void> {
  const child = spawn(process.execPath, [BUILD_PROGRAM, 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  const output: Buffer[] = []
  child.stdout.on('data', chunk => output.push(chunk))
  child.stderr.on('data', chunk => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      process.off('exit', stop)
      if (code === 0) resolve()
      else reject(new Error(`No se pudieron construir las páginas:\n${Buffer.concat(output)}`))
    })
  })
}

/** One classic script: module service workers are not supported everywhere. */
async function buildServiceWorker(): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join('build', 'client'),
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(ROOT, 'app', 'service-worker', 'service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  })
}

async function staticFilesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
}

async function compressAll(paths: readonly string[]): Promise<void> {
  const contents = await Promise.all(paths.map(async path => ({ path, bytes: await readFile(path) })))
  // The largest first: the last to be compressed are then short.
  contents.sort((one, other) => other.bytes.length - one.bytes.length)
  await Promise.all(
    contents.map(async ({ path, bytes }) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeIfSmaller(`${path}.br`, await promisify(brotliCompress)(bytes, { params }), bytes)
      await writeIfSmaller(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }), bytes)
    }),
  )
}

/** Compression makes the smallest files larger. */
async function writeIfSmaller(path: string, compressed: Buffer, bytes: Buffer): Promise<void> {
  if (compressed.length < bytes.length) await writeFile(path, compressed)
}
