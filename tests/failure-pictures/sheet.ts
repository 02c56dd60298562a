import sharp from 'sharp'

const COLUMNS = 5
const [WIDTH, HEIGHT, GAP] = [216, 444, 12]
const BACKGROUND = '#d8d4cb'

/** All pictures of a fault, row by row, in one file. */
export async function writeSheet(file: string, pictures: readonly Buffer[]): Promise<void> {
  const rows = Math.ceil(pictures.length / COLUMNS)
  const parts = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(WIDTH, HEIGHT).toBuffer(),
      left: GAP + (index % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    })),
  )
  await sharp({
    create: {
      width: GAP + COLUMNS * (WIDTH + GAP),
      height: GAP + rows * (HEIGHT + GAP),
      channels: 3,
      background: BACKGROUND,
    },
  })
    .composite(parts)
    .png({ palette: true })
    .toFile(file)
}
