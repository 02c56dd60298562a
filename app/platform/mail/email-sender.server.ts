// Writes an e-mail for its address, draws its pictures and sends it.
import type { FileStore } from '#platform/files/file-store.server.ts'
import { contentOf, type Email } from '#platform/mail/email-layout.server.ts'
import {
  drawArch,
  drawMark,
  drawTile,
  drawWindow,
  type EmailPicture,
} from '#platform/mail/email-pictures.server.ts'
import type { InlineImage, SendMail } from '#platform/mail/mail.server.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

interface SenderOptions {
  readonly sendMail: SendMail
  /** The originals of the image host. */
  readonly photos: FileStore
  readonly onPictureFailure: (error: unknown) => void
  /** Whether somebody opened a link that was sent to this address. */
  readonly isConfirmedAddress: (address: string) => Promise<boolean>
}

export function createEmailSender({ sendMail, photos, onPictureFailure, isConfirmedAddress }: SenderOptions) {
  // The same in every e-mail.
  const shared = new Map<EmailPicture['kind'], Promise<Buffer>>()

  function draw(picture: EmailPicture): Promise<Buffer> {
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

  /** An e-mail without one of its pictures still says everything: a failure does not keep it back. */
  async function imageOf(picture: EmailPicture): Promise<InlineImage[]> {
    try {
      return [{ cid: picture.cid, png: await draw(picture) }]
    } catch (error) {
      onPictureFailure(error)
      return []
    }
  }

  return async (email: Email): Promise<void> => {
    const { to, messageId } = email
    const isConfirmed = await isConfirmedAddress(to.address)
    const { pictures, ...content } = contentOf(email, isConfirmed)
    const images = await Promise.all(pictures.map(imageOf))
    const recipient = { ...to, name: isConfirmed ? unlinkedText(to.name) : '' }
    await sendMail({ ...content, to: recipient, messageId, images: images.flat() })
  }
}
