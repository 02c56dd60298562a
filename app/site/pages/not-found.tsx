import { data } from 'react-router'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { NotFoundView } from '#site/ui/layout/not-found-view.tsx'

export const loader = () => data(null, { status: 404 })

export const handle = { footer: 'whole' }

export const meta = () => pageMeta('Página no encontrada')

export default NotFoundView
