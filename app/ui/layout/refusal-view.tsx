import { NotFoundView } from '#ui/layout/not-found-view.tsx'
import { UnauthorizedView } from '#ui/layout/unauthorized-view.tsx'
import type { FrameViewer } from '#ui/layout/visitor.ts'

/** What the server has no page for: it does not exist, or it is for somebody else. */
export function RefusalView({ status, viewer }: { status: number; viewer: FrameViewer | null }) {
  return status === 404 ? <NotFoundView /> : <UnauthorizedView viewer={viewer} />
}
