// robots.txt: the paths that crawlers must not fetch, and the sitemap.
import { originContext } from '#app/services.ts'
import type { Route } from './+types/robots'

const DISALLOWED = [
  '/admin',
  '/agenda',
  '/agendar/',
  '/auth/',
  '/buscar/',
  '/catalogo/mas',
  '/live',
  '/mi-perfil',
  '/mis-reservas',
  '/mis-tecnicos',
  '/perfil',
  '/reportar/',
  '/tecnico$',
]

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...DISALLOWED.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(originContext)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
