import { data } from 'react-router'
import { NotFoundView } from '#platform/ui/frame/not-found-view.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'

export const loader = () => data(null, { status: 404 })

export const handle = { footer: 'whole' }

export const meta = () => pageMeta('Página no encontrada')

export default NotFoundView
