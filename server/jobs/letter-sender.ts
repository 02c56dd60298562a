// Draws the pictures of a letter and sends it.
import type { Log } from '#app/services.ts'
import type { FileStore } from '#images/file-store.server.ts'
import { drawArch, drawMark, drawTile, drawWindow } from '#images/letter-picture.server.ts'
import type { LetterPicture } from '#notifications/letter-pictures.server.ts'
import type { InlineImage, Letter, SendMail } from '#notifications/mail.server.ts'

interface SenderOptions {
  readonly sendMail: SendMail
  /** The originals of the image host. */
  readonly photos: FileStore
  readonly log: Log
}

export function createLetterSender({ sendMail, photos, log }: SenderOptions) {
  // The same in every letter.
  const shared = new Map<LetterPicture['kind'], Promise<Buffer>>()

  function draw(picture: LetterPicture): Promise<Buffer> {
    switch (picture.kind) {
      case 'window':
        return drawWindow(picture, photos)
      case 'arch':
        return drawArch(picture, photos)
      default: {
        const drawing = shared.get(picture.kind) ?? (picture.kind === 'mark' ? drawMark() : drawTile())
        shared.set(picture.kind, drawing)
        return drawing
      }
    }
  }

  /** A letter without one of its pictures still says everything: a failure does not keep it back. */
  async function imageOf(picture: LetterPicture): Promise<InlineImage[]> {
    try {
      return [{ cid: picture.cid, png: await draw(picture) }]
    } catch (error) {
      log.warn({ err: error, source: 'jobs' }, 'picture of a letter not drawn')
      return []
    }
  }

  return async ({ pictures, ...letter }: Letter): Promise<void> => {
    const images = await Promise.all(pictures.map(imageOf))
    await sendMail({ ...letter, images: images.flat() })
  }
}
