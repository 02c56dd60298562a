// Draws public/facades/*.svg anew: `node database/demo/write-facades.ts`. The files are committed.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { doorwaySvg, FACADES, facadeWindowsSvg } from './facade-windows.ts'

const folder = join(import.meta.dirname, '../../public/facades')
await mkdir(folder, { recursive: true })
const draw = (file: string, svg: string) => writeFile(join(folder, `${file}.svg`), `${svg}\n`)
await Promise.all([
  ...FACADES.map(windows => draw(windows.file, facadeWindowsSvg(windows))),
  draw('doorway', doorwaySvg()),
])
