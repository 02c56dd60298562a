// Text as a picture, in the brand's own letters: servers often have no fonts at all.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FONT_FILE = fileURLToPath(new URL('./fonts/plus-jakarta-sans.ttf', import.meta.url))
const SMALLEST = 0.4
const SHRINK = 0.86

interface Lettering {
  readonly text: string
  readonly size: number
  readonly color: string
  /** Where its first line begins; without it the text stands in the middle of a box. */
  readonly left?: number
  readonly top?: number
  /** Where its last line ends; instead of `top`. */
  readonly bottom?: number
  readonly width?: number
  readonly height?: number
  readonly maxWidth?: number
  readonly maxHeight?: number
}

interface PlacedText {
  readonly input: Buffer
  readonly left: number
  readonly top: number
}

/** Too long a text is written smaller until it fits; the last resort is to cut it. */
export async function letteringAt(asked: Lettering): Promise<PlacedText> {
  const {
    left,
    top,
    bottom,
    width = 0,
    height = 0,
    maxWidth = Number.POSITIVE_INFINITY,
    maxHeight = Number.POSITIVE_INFINITY,
  } = asked
  let drawn = await drawnAt(asked, asked.size)
  for (let scale = SHRINK; drawn.info.height > maxHeight && scale > SMALLEST; scale *= SHRINK)
    drawn = await drawnAt(asked, Math.round(asked.size * scale))
  const cut = { width: Math.min(drawn.info.width, maxWidth), height: Math.min(drawn.info.height, maxHeight) }
  const fits = cut.width === drawn.info.width && cut.height === drawn.info.height
  const input = fits
    ? drawn.data
    : await sharp(drawn.data)
        .extract({ left: 0, top: 0, ...cut })
        .png()
        .toBuffer()
  return {
    input,
    left: left ?? Math.round((width - cut.width) / 2),
    top: top ?? (bottom === undefined ? Math.round((height - cut.height) / 2) : bottom - cut.height),
  }
}

function drawnAt({ text, color, maxWidth }: Lettering, size: number) {
  return sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(size * -22)}">${escaped(text)}</span>`,
      font: `Plus Jakarta Sans ExtraBold ${size}`,
      fontfile: FONT_FILE,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
      ...(maxWidth && { width: maxWidth }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

const LONGEST_TEXT = 200

/** What our letters can write: they have no pictures among them, and a picture has its bounds. */
export function writable(text: string): string {
  return [...text]
    .slice(0, LONGEST_TEXT)
    .join('')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What people typed is text, never markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
