// Draws public/people/*.svg anew: `node database/demo/write-people.ts`. The files are committed.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PEOPLE } from './people.ts'
import { portraitSvg } from './portrait.ts'

const folder = join(import.meta.dirname, '../../public/people')
await mkdir(folder, { recursive: true })
await Promise.all(
  PEOPLE.map(({ file, portrait, frame, background }) =>
    writeFile(join(folder, `${file}.svg`), `${portraitSvg(portrait, { id: file, frame, background })}\n`),
  ),
)
