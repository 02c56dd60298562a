import { pageMeta } from '#platform/wording/page-meta.ts'
import { UnauthorizedView } from '#site/ui/layout/refusal-view.tsx'
import type { Route } from './+types/unauthorized'

export const handle = { footer: 'whole' }

export const meta = () => pageMeta('No autorizado')

export default function Unauthorized({ matches: [root] }: Route.ComponentProps) {
  return <UnauthorizedView viewer={root.loaderData.viewer} />
}
