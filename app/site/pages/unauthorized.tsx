import { UnauthorizedView } from '#accounts/ui/refusal-view.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/unauthorized'

export const handle = { footer: 'whole' }

export const meta = () => pageMeta('No autorizado')

export default function Unauthorized({ matches: [root] }: Route.ComponentProps) {
  return <UnauthorizedView viewer={root.loaderData.viewer} />
}
