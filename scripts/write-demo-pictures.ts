// `npm run demo-pictures`: draws the pictures of the demo data into database/demo/pictures. The files are committed.
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { DAMAGE_DRAWINGS, damageSvg } from '#database/demo/drawings/damage-drawings.ts'
import { DOCUMENT_DRAWINGS, documentSvg } from '#database/demo/drawings/document-drawings.ts'
import { jobSvg } from '#database/demo/drawings/job-drawings.ts'
import { portraitSvg } from '#database/demo/drawings/portrait.ts'
import { PICTURES, type PictureFolder } from '#database/demo/pictures.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { jobPhotoId } from '#database/demo/trust/job-photos.ts'

/** sharp draws one pixel per unit at this density. */
const UNIT_DPI = 72

interface Picture {
  readonly file: string
  readonly svg: string
  /** Pixels per unit of the drawing. */
  readonly scale: number
}

export function demoPictures(): Picture[] {
  const technicians = demoTechnicians(new Date())
  const jobs = new Map(technicians.flatMap(({ entry }) => entry.jobs.map(job => [jobPhotoId(job), job])))
  return [
    // Portraits have the width of a card on a phone.
    ...technicians.map(({ photoId, entry }) =>
      picture('photos', photoId, portraitSvg(entry.portrait, { id: photoId, frame: 'card', arch: true }), 2),
    ),
    ...[...jobs].map(([id, { drawing, tint }]) => picture('photos', id, jobSvg(drawing, tint), 3)),
    ...DAMAGE_DRAWINGS.map(drawing => picture('problems', drawing, damageSvg(drawing), 3)),
    ...DOCUMENT_DRAWINGS.map(drawing => picture('documents', drawing, documentSvg(drawing), 2)),
  ]
}

function picture(folder: PictureFolder, name: string, svg: string, scale: number): Picture {
  return { file: `${folder}/${name}.webp`, svg, scale }
}

async function write({ file, svg, scale }: Picture): Promise<void> {
  const path = join(PICTURES, file)
  await mkdir(dirname(path), { recursive: true })
  await sharp(Buffer.from(svg), { density: UNIT_DPI * scale })
    .removeAlpha()
    .webp({ quality: 90, effort: 6 })
    .toFile(path)
}

if (import.meta.main) {
  await rm(PICTURES, { recursive: true, force: true })
  await pLimit(availableParallelism()).map(demoPictures(), write)
}
