import type { Services } from '#app/services.ts'
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import { listCoveredWorks } from '#guarantee/persistence/covered-works.server.ts'

/** For pages that mention them or ask about them: of guests none, and a failure to read them stops nobody. */
export async function mentionedWorks(
  { db, log, now }: Services,
  viewer: { readonly uid: string } | null,
): Promise<readonly CoveredWork[]> {
  if (!viewer) return []
  return listCoveredWorks(db, viewer.uid, now()).catch(error => {
    log.warn({ err: error }, 'works in guarantee could not be read')
    return []
  })
}
