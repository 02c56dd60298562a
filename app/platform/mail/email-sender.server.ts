// Writes an e-mail for its address, draws its pictures and sends it.
import { LRUCache } from 'lru-cache'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { contentOf, type Email, type Mailbox } from '#platform/mail/email-layout.server.ts'
import { drawingKey, drawPicture, type EmailPicture } from '#platform/mail/email-pictures.server.ts'
import type { InlineImage, SendMail } from '#platform/mail/mail.server.ts'
import { firstName } from '#platform/mail/unconfirmed-mailbox.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

interface SenderOptions {
  readonly sendMail: SendMail
  /** The originals of the image host. */
  readonly photos: FileStore
  readonly onPictureFailure: (error: unknown) => void
  readonly findMailbox: (address: string) => Promise<Mailbox>
}

/** Drawing a portrait costs more than the rest of an e-mail. Some ten kilobytes each. */
const DRAWINGS_MAX = 1_000
/** A photo that could not be read is tried again. */
const DRAWINGS_TTL_MS = 60 * 60_000

export function createEmailSender({ sendMail, photos, onPictureFailure, findMailbox }: SenderOptions) {
  const drawings = new LRUCache<string, Promise<Buffer>>({ max: DRAWINGS_MAX, ttl: DRAWINGS_TTL_MS })

  function draw(picture: EmailPicture): Promise<Buffer> {
    const key = drawingKey(picture)
    const known = drawings.get(key)
    if (known) return known
    const drawing = drawPicture(picture, photos)
    drawings.set(key, drawing)
    drawing.catch(() => drawings.delete(key))
    return drawing
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
    const { to, messageId, unsubscribe } = email
    const mailbox = await findMailbox(to.address)
    const { pictures, ...content } = contentOf(email, mailbox)
    const images = await Promise.all(pictures.map(imageOf))
    const recipient = { ...to, name: mailbox.isConfirmed ? unlinkedText(to.name) : firstName(to.name) }
    await sendMail({ ...content, to: recipient, messageId, unsubscribe, images: images.flat() })
  }
}
