import type { Services } from '#app/services.ts'
import { isOutage } from '#platform/persistence/database.server.ts'

/** Null for a part of a page that could not be read: the others are shown all the same. */
export async function readPart<Value>(
  log: Pick<Services['log'], 'error'>,
  read: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await read()
  } catch (error) {
    // Without the database there is no page.
    if (isOutage(error)) throw error
    log.error({ err: error }, 'part of a page not read')
    return null
  }
}
