// Writes public/people/*.svg and public/facades/*.svg: `npm run illustrations`. The files are committed.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { doorwaySvg, FACADES, facadeWindowsSvg } from '#database/demo/drawings/facade-windows.ts'
import { PEOPLE } from '#database/demo/drawings/marketing-people.ts'
import { portraitSvg } from '#database/demo/drawings/portrait.ts'

const PUBLIC = join(import.meta.dirname, '../public')

async function write(
  folder: string,
  drawings: readonly (readonly [file: string, svg: string])[],
): Promise<void> {
  await mkdir(join(PUBLIC, folder), { recursive: true })
  await Promise.all(drawings.map(([file, svg]) => writeFile(join(PUBLIC, folder, `${file}.svg`), `${svg}\n`)))
}

await write(
  'people',
  PEOPLE.map(({ file, portrait, frame, background }) => [
    file,
    portraitSvg(portrait, { id: file, frame, background }),
  ]),
)
await write('facades', [
  ...FACADES.map(facade => [facade.file, facadeWindowsSvg(facade)] as const),
  ['doorway', doorwaySvg()],
])
