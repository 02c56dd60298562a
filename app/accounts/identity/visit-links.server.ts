// The links of messages that open the page of one visit for a day without signing in: signed texts in an address, and then in a
// cookie. Nothing of them is stored, so they end with the password, the role or the account.

import { roleFrom, type Viewer } from '#accounts/domain/role.ts'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import {
  type LinkedVisit,
  type LinkSide,
  VISIT_LINK_MS,
  VISIT_LINKS_MAX,
} from '#accounts/domain/visit-link.ts'
import { createSigner } from '#accounts/identity/signature.server.ts'
import { findLinkedUser } from '#accounts/persistence/users.server.ts'
import { cookieName, findCookie, serializeCookie } from '#platform/domain/browser-storage.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface VisitLink extends LinkedVisit {
  /** Whose visit it is. */
  readonly uid: string
  /** Behind the address of its page: '', '#terminar', '/comprobante'. */
  readonly place: string
}

interface SentLink extends VisitLink {
  readonly sentAt: Date
}

interface OpenLink extends LinkedVisit {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

interface LinkedViewer {
  readonly viewer: Viewer
  /** The visits whose links this browser has opened. */
  readonly visits: readonly OpenLink[]
}

export interface VisitLinks {
  tokenOf(link: VisitLink, now: Date): string
  /** What the token says, if it is ours; `isOpen` until a day after it was sent. */
  read(token: string): (SentLink & { readonly isOpen: (now: Date) => boolean }) | null
  /** The Set-Cookie value for a browser that opened the link, beside those that it opened before. */
  cookieFor(token: string, headers: Headers, now: Date): string
  /** Who may open what `covers` accepts, by the links of this browser; null as soon as the person may not sign in like that. */
  findViewer(
    headers: Headers,
    covers: (visit: LinkedVisit) => boolean,
    now: Date,
  ): Promise<LinkedViewer | null>
}

/** Of the tokens in the cookie: in no alphabet of base64url. */
const SEPARATOR = '~'
const SIDES: Readonly<Record<string, LinkSide>> = { c: 'client', t: 'technician' }

/** A Set-Cookie value that deletes the links of a browser. */
export const expiredVisitLinks = (secure: boolean) =>
  serializeCookie(cookieName('visitLinks', secure), '', 0, secure)

export function createVisitLinks(
  db: Pick<Db, 'select'>,
  { secret, secure }: { secret: string; secure: boolean },
): VisitLinks {
  const signer = createSigner(secret, 'visit-link')
  const name = cookieName('visitLinks', secure)

  function read(token: string) {
    const [content = '', signature = '', ...more] = token.split('.')
    if (more.length > 0 || !signer.isSigned(signature, content)) return null
    const [side = '', key = '', sentMs = '', place = '', uid = ''] = Buffer.from(content, 'base64url')
      .toString()
      .split('\n')
    const sentAt = new Date(Number.parseInt(sentMs, 36))
    const expiresAt = sentAt.getTime() + VISIT_LINK_MS
    return {
      ...{ uid, key: Number(key), side: SIDES[side] ?? 'client', place, sentAt, expiresAt },
      isOpen: (now: Date) => now.getTime() < expiresAt,
    }
  }

  const tokensIn = (headers: Headers) => (findCookie(headers.get('cookie'), name) ?? '').split(SEPARATOR)
  const openLinks = (headers: Headers, now: Date) =>
    tokensIn(headers)
      .slice(0, VISIT_LINKS_MAX)
      .flatMap(token => {
        const link = read(token)
        return link?.isOpen(now) ? [{ ...link, token }] : []
      })

  return {
    read,
    tokenOf({ uid, key, side, place }, now) {
      const parts = [side[0], key, now.getTime().toString(36), place, uid]
      const content = Buffer.from(parts.join('\n')).toString('base64url')
      return `${content}.${signer.sign(content)}`
    },
    cookieFor(token, headers, now) {
      const opened = read(token)
      // Links of another person end here: one browser shows the visits of one.
      const others = openLinks(headers, now).filter(
        ({ uid, key, side }) => uid === opened?.uid && !(key === opened.key && side === opened.side),
      )
      const tokens = [token, ...others.map(link => link.token)].slice(0, VISIT_LINKS_MAX)
      return serializeCookie(name, tokens.join(SEPARATOR), VISIT_LINK_MS / 1000, secure)
    },
    async findViewer(headers, covers, now) {
      const links = openLinks(headers, now)
      const [first] = links.filter(covers)
      const user = first ? await findLinkedUser(db, first.uid) : null
      if (!first || !user) return null
      const { uid, name, email, ciudad, passwordChangedAt } = user
      const role = roleFrom(user.role)
      const visits = links.filter(
        link =>
          link.uid === uid &&
          (link.side === 'client' || role === 'tecnico') &&
          !(passwordChangedAt && passwordChangedAt > link.sentAt),
      )
      // What an administrator may do is never in a message.
      if (isUserBarred({ ...user, role }) || role === 'admin' || !visits.some(covers)) return null
      return { viewer: { uid, name, email, role, ciudad }, visits }
    },
  }
}
