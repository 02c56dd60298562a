// Meta tags and structured data of a profile: only what the page shows.
import { BRAND } from '#platform/wording/brand.ts'
import { breadcrumbs, publicPageMeta } from '#platform/wording/page-meta.ts'
import { technicianName } from '#platform/wording/person-names.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import type { PublicCredential } from '#verification/domain/credential.ts'
import { credentialTitle } from '#verification/wording/credential-texts.ts'

export interface TechnicianMetaInput {
  readonly slug: string
  readonly nombre: string
  readonly ciudad: string
  readonly especialidades: readonly string[]
  readonly bioCorta: string
  readonly ratingPromedio: number
  readonly resenasCount: number
  /** Valid ones. */
  readonly credentials: readonly PublicCredential[]
}

const SOCIAL_PICTURE = { width: 1200, height: 630 } as const
const DESCRIPTION_LIMIT = 155

export function technicianMeta(technician: TechnicianMetaInput, origin: string) {
  const { slug, ciudad, especialidades, bioCorta } = technician
  const nombre = technicianName(technician.nombre)
  const [trade] = especialidades
  const what = [trade, ciudad].filter(Boolean).join(' en ')
  const path = technicianPath(slug)
  const picture = { ...SOCIAL_PICTURE, path: `/og${path}.png`, alt: `${nombre}${what && `, ${what}`}` }
  return [
    ...publicPageMeta({
      title: what ? `${nombre}: ${what}` : nombre,
      description: shortened(bioCorta) || `Perfil, tarifas y horas libres de ${nombre}. Reserva en minutos.`,
      origin,
      path,
      indexed: true,
      picture,
      type: 'profile',
    }),
    breadcrumbs(origin, [
      { name: 'Inicio', path: '/' },
      { name: 'Técnicos', path: '/tecnicos' },
      { name: nombre, path },
    ]),
    profileData(technician, origin, picture.path),
  ]
}

/** schema.org ProfilePage; the rating only where there are approved reviews. */
function profileData(technician: TechnicianMetaInput, origin: string, picture: string) {
  const { slug, nombre, ciudad, especialidades, bioCorta, ratingPromedio, resenasCount } = technician
  const credentials = technician.credentials.filter(({ kind }) => kind !== 'phone').map(credentialData)
  const url = origin + technicianPath(slug)
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        '@type': 'HomeAndConstructionBusiness',
        '@id': `${url}#tecnico`,
        name: technicianName(nombre),
        url,
        image: origin + picture,
        ...(bioCorta && { description: bioCorta }),
        ...(especialidades.length > 0 && { knowsAbout: [...especialidades] }),
        address: {
          '@type': 'PostalAddress',
          ...(ciudad && { addressLocality: ciudad }),
          addressCountry: 'CO',
        },
        ...(credentials.length > 0 && { hasCredential: credentials }),
        ...(resenasCount > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number(ratingPromedio.toFixed(1)),
            reviewCount: resenasCount,
            bestRating: 5,
            worstRating: 1,
          },
        }),
      },
    },
  }
}

/** Who issued it, when it was checked, until when it is valid. `expires` is the schema.org term for documents. */
function credentialData(credential: PublicCredential) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: credentialTitle(credential),
    recognizedBy: { '@type': 'Organization', name: credential.entity || BRAND.name },
    dateCreated: credential.date,
    ...(credential.expiresOn && { expires: credential.expiresOn }),
  }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LIMIT) return line
  return `${line.slice(0, DESCRIPTION_LIMIT).replace(/\s+\S*$/, '')}…`
}
