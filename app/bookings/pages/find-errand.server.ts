import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import type { Errand } from '#bookings/domain/errand.ts'
import { expiredErrandCookie, findErrandPath } from '#bookings/pages/errand-cookie.server.ts'
import { openErrand } from '#bookings/use-cases/open-errand.server.ts'

/** D46: the errand to offer, and the Set-Cookie values that forget one that is not possible any more. */
export async function findErrand(
  request: Request,
  { services, viewer, origin }: { services: Services; viewer: Viewer; origin: string },
): Promise<{ errand: Errand | null; cookies: string[] }> {
  const path = findErrandPath(request, viewer.uid, origin)
  const errand = path ? await openErrand(services, viewer, path) : null
  return { errand, cookies: path && !errand ? [expiredErrandCookie(origin)] : [] }
}
