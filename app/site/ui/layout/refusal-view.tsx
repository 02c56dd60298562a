import type { FrameViewer } from '#accounts/ui/live/frame-viewer.ts'
import { NotFoundView } from '#site/ui/layout/not-found-view.tsx'
import { UnauthorizedView } from '#site/ui/layout/unauthorized-view.tsx'

/** The error page for 401, 403 and 404. */
export function RefusalView({ status, viewer }: { status: number; viewer: FrameViewer | null }) {
  return status === 404 ? <NotFoundView /> : <UnauthorizedView viewer={viewer} />
}
