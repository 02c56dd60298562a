// Draws public/facades/*.svg anew: `node database/demo/write-facades.ts`. The files are committed.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FACADES, facadeWindowsSvg } from './facade-windows.ts'

const folder = join(import.meta.dirname, '../../public/facades')
await mkdir(folder, { recursive: true })
await Promise.all(
  FACADES.map(windows => writeFile(join(folder, `${windows.file}.svg`), `${facadeWindowsSvg(windows)}\n`)),
)
