import type { FrameViewer } from '#ui/layout/frame-viewer.ts'
import { NotFoundView } from '#ui/layout/not-found-view.tsx'
import { UnauthorizedView } from '#ui/layout/unauthorized-view.tsx'

/** The error page for 401, 403 and 404. */
export function RefusalView({ status, viewer }: { status: number; viewer: FrameViewer | null }) {
  return status === 404 ? <NotFoundView /> : <UnauthorizedView viewer={viewer} />
}
