// Who may open an event stream: whoever is signed in, and who opened the page of a visit by the link of a message.
import type { Role } from '#accounts/domain/role.ts'
import type { LinkSide } from '#accounts/domain/visit-link.ts'
import type { Services } from '#app/services.ts'
import { linkCoverage } from '#visits/domain/visit-link.ts'

export interface Opening {
  readonly uid: string
  /** What a link opened and is told of; null: a session, which is told of everything. */
  readonly side: LinkSide | null
  /** As last read: administrators receive the events of the panel. */
  role: Role
  /** When it ends by itself, in milliseconds since 1970. */
  expiresAt: number
  /** As stored now; null when it is gone. */
  readonly check: () => Promise<Pick<Opening, 'role' | 'expiresAt'> | null>
}

/** `page`: of a visit, shown without a session. */
export async function findOpening(
  services: Pick<Services, 'identity' | 'now'>,
  cookie: string,
  page: string | null,
): Promise<Opening | null> {
  const { identity } = services
  const found = await identity.findViewer(new Headers({ cookie }))
  if (!found) return page === null ? null : findLink(services, cookie, page)
  const { viewer, sessionId, expiresAt } = found
  const { uid, role } = viewer
  return {
    ...{ uid, role, expiresAt, side: null },
    async check() {
      // By its id: the token in its cookie may have been replaced.
      const now = await identity.findViewerOfSession(sessionId)
      return now?.viewer.uid === uid ? { role: now.viewer.role, expiresAt: now.expiresAt } : null
    },
  }
}

async function findLink(
  { identity, now }: Pick<Services, 'identity' | 'now'>,
  cookie: string,
  page: string,
): Promise<Opening | null> {
  const covers = linkCoverage('GET', page)
  if (!covers) return null
  const check = async () => {
    const found = await identity.visitLinks.findViewer(new Headers({ cookie }), covers, now())
    const visit = found?.visits.find(covers)
    if (!found || !visit) return null
    return { uid: found.viewer.uid, role: found.viewer.role, side: visit.side, expiresAt: visit.expiresAt }
  }
  const found = await check()
  return found && { ...found, check }
}
