import { Check, Circle } from 'lucide-react'
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { CHECKLIST_POINTS, missingPoints } from '#domain/technicians/publish-checklist.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { ButtonLink } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { ProfileBadge } from '#ui/basics/state-badges.tsx'
import { PhotoField } from '#ui/photo/photo-field.tsx'
import { openOwnProfile } from '#use-cases/open-own-profile.server.ts'
import { CHECKLIST_TEXTS } from '#wording/publish-checklist.ts'
import type { Route } from './+types/own-profile'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await openOwnProfile(context.get(servicesContext), requireViewer(context))
  if (!own) throw data('No se pudo cargar tu perfil técnico.', 404)
  return {
    nombre: own.nombre,
    slug: own.slug,
    bioCorta: own.bioCorta,
    fotoURL: own.fotoURL,
    state: own.publicado ? 'publicado' : (own.estado ?? 'oculto'),
    missing: missingPoints(own),
  } as const
}

export const meta = () => pageMeta('Mi perfil técnico')

export default function OwnProfile({ loaderData: own }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-[calc(45rem+2*var(--gutter))] px-(--gutter) pt-7 md:pt-10">
      <h1 className="type-h1">Mi perfil técnico</h1>
      <section className="mt-6 flex flex-wrap items-center gap-4 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">
        <Avatar
          name={own.nombre}
          src={own.fotoURL ?? undefined}
          className="w-[4.5rem] arch-90 text-[1.375rem]"
        />
        <div className="min-w-0 flex-1">
          <h2 className="type-h3 break-words">{own.nombre}</h2>
          <div className="mt-1.5">
            <ProfileBadge state={own.state} />
          </div>
        </div>
        {own.state === 'publicado' && (
          <ButtonLink kind="white" to={`/tecnicos/${own.slug}`}>
            Ver mi perfil público
          </ButtonLink>
        )}
        {own.bioCorta && <p className="w-full text-ink-700">{own.bioCorta}</p>}
      </section>
      <section className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">
        <h2 className="type-h3">Foto</h2>
        <p className="mt-0.5 mb-4 text-label text-ink-600">De frente, con buena luz y sin gafas oscuras.</p>
        <PhotoField nombre={own.nombre} fotoURL={own.fotoURL} />
      </section>
      <section className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">
        <h2 className="type-h3">
          Lo que pide un perfil publicado: {CHECKLIST_POINTS.length - own.missing.length} de{' '}
          {CHECKLIST_POINTS.length}
        </h2>
        <ul className="mt-4 grid gap-3">
          {CHECKLIST_POINTS.map(point => {
            const met = !own.missing.includes(point)
            return (
              <li key={point} className="flex items-center gap-2.5">
                <Icon of={met ? Check : Circle} className={met ? 'text-green-700' : 'text-ink-500'} />
                <span>
                  {CHECKLIST_TEXTS[point]}
                  <span className="sr-only">{met ? ': listo' : ': falta'}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
