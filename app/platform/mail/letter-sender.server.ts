// Writes a letter for its address, draws its pictures and sends it.
import type { FileStore } from '#platform/files/file-store.server.ts'
import { contentOf, type Letter } from '#platform/mail/letter-layout.server.ts'
import {
  drawArch,
  drawMark,
  drawTile,
  drawWindow,
  type LetterPicture,
} from '#platform/mail/letter-pictures.server.ts'
import type { InlineImage, SendMail } from '#platform/mail/mail.server.ts'

interface SenderOptions {
  readonly sendMail: SendMail
  /** The originals of the image host. */
  readonly photos: FileStore
  readonly onPictureFailure: (error: unknown) => void
  /** Whether somebody opened a link that was sent to this address. */
  readonly isConfirmedAddress: (address: string) => Promise<boolean>
}

export function createLetterSender({
  sendMail,
  photos,
  onPictureFailure,
  isConfirmedAddress,
}: SenderOptions) {
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
      onPictureFailure(error)
      return []
    }
  }

  return async (letter: Letter): Promise<void> => {
    const { to, messageId } = letter
    const isConfirmed = await isConfirmedAddress(to.address)
    const { pictures, ...content } = contentOf(letter, isConfirmed)
    const images = await Promise.all(pictures.map(imageOf))
    const recipient = isConfirmed ? to : { ...to, name: '' }
    await sendMail({ ...content, to: recipient, messageId, images: images.flat() })
  }
}
