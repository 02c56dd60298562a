// Tokens of links in letters: '<row id>.<HMAC>'. Nothing of them is stored, so neither a job nor a backup holds one; the
// row makes them one-use.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type LinkPurpose = 'email-change'

export interface LinkTokens {
  tokenFor(purpose: LinkPurpose, id: string): string
  /** The id of the row; null unless this program made the token for this purpose. */
  idFrom(purpose: LinkPurpose, token: string): string | null
}

export function createLinkTokens(secret: string): LinkTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tecniya links', 32))
  const signature = (purpose: LinkPurpose, id: string) =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest()
  return {
    tokenFor: (purpose, id) => `${id}.${signature(purpose, id).toString('base64url')}`,
    idFrom(purpose, token) {
      const [, id = '', signed = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
      if (id === '') return null
      return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(purpose, id)) ? id : null
    },
  }
}
