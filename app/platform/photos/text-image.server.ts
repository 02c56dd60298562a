// Renders text as an image with the brand font from a file: servers often have no fonts installed.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FONT_FILE = fileURLToPath(new URL('./fonts/plus-jakarta-sans.ttf', import.meta.url))
const MIN_SCALE = 0.4
const SCALE_STEP = 0.86

export interface TextBox {
  readonly text: string
  readonly size: number
  readonly color: string
  /** Left edge; without it the text is centred in `width`. */
  readonly left?: number
  /** Top edge; without `top` and `bottom` the text is centred in `height`. */
  readonly top?: number
  /** Bottom edge, instead of `top`. */
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

/** Text that does not fit is scaled down, and cropped at the smallest scale. */
export async function renderText(box: TextBox): Promise<PlacedText> {
  const {
    left,
    top,
    bottom,
    width = 0,
    height = 0,
    maxWidth = Number.POSITIVE_INFINITY,
    maxHeight = Number.POSITIVE_INFINITY,
  } = box
  let drawn = await drawText(box, box.size)
  for (let scale = SCALE_STEP; drawn.info.height > maxHeight && scale > MIN_SCALE; scale *= SCALE_STEP)
    drawn = await drawText(box, Math.round(box.size * scale))
  const cropped = {
    width: Math.min(drawn.info.width, maxWidth),
    height: Math.min(drawn.info.height, maxHeight),
  }
  const fits = cropped.width === drawn.info.width && cropped.height === drawn.info.height
  const input = fits
    ? drawn.data
    : await sharp(drawn.data)
        .extract({ left: 0, top: 0, ...cropped })
        .png()
        .toBuffer()
  return {
    input,
    left: left ?? Math.round((width - cropped.width) / 2),
    top: top ?? (bottom === undefined ? Math.round((height - cropped.height) / 2) : bottom - cropped.height),
  }
}

function drawText({ text, color, maxWidth }: TextBox, size: number) {
  return sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(size * -22)}">${escapeMarkup(text)}</span>`,
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

const MAX_CHARACTERS = 200

/** Drops what the font has no glyphs for (emoji, control characters) and limits the length. */
export function renderableText(text: string): string {
  return withoutEmoji([...text].slice(0, MAX_CHARACTERS).join(''))
}

/** On one line. */
export function withoutEmoji(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Escapes Pango markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
