// A photo of the problem, or its thumbnail, for those who may open it. Everybody else gets the same 404.
import { servicesContext } from '#app/services.ts'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { requireReader } from '#guards/guard.server.ts'
import { linkedVisitsContext } from '#guards/viewer.server.ts'
import { findProblemPhotoFor } from '#reports/persistence/held-photos.server.ts'
import type { Route } from './+types/problem-photo'

export async function loader({ request, params: { id }, url, context }: Route.LoaderArgs) {
  const viewer = requireReader(context)
  const linkedKeys = context.get(linkedVisitsContext)?.map(({ key }) => key)
  const { db, problemPhotos } = context.get(servicesContext)
  if (!isProblemPhotoId(id) || !(await findProblemPhotoFor(db, id, viewer, linkedKeys))) return notFound()
  const size = url.searchParams.get('mini') === '1' ? 'thumb' : 'full'
  // The content of an address never changes; no-cache makes the browser ask each time whether the viewer may see it.
  const headers = { etag: `"${id}-${size}"`, 'cache-control': 'private, no-cache', vary: 'cookie' }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  const photo = await problemPhotos.find(id, size)
  if (!photo) return notFound()
  return new Response(new Uint8Array(photo), {
    headers: {
      ...headers,
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': `default-src 'none'; sandbox`,
    },
  })
}

const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'private, no-store' } })
