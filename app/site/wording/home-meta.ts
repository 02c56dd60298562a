// Meta tags and structured data of the home page.
import { BRAND } from '#platform/wording/brand.ts'
import { publicPageMeta } from '#platform/wording/page-meta.ts'

export const HOME_HEADING = `${BRAND.name}: técnicos verificados para tu hogar`

const TITLE = 'Técnicos verificados para tu hogar, en minutos'
const DESCRIPTION =
  'Plomeros, electricistas y técnicos de confianza cerca de ti. Compara precios y reseñas reales, escoge la hora y reserva en 3 clics, desde $50.000.'

const PICTURE = {
  path: '/og/home.png',
  alt: 'Tres técnicos de TecniYa asomados a las ventanas de una fachada',
  width: 1200,
  height: 630,
} as const

export function homeMeta(origin: string) {
  return [
    ...publicPageMeta({
      title: TITLE,
      description: DESCRIPTION,
      origin,
      path: '/',
      indexed: true,
      picture: PICTURE,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [organization(origin), website(origin)],
      },
    },
  ]
}

function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: BRAND.name,
    url: `${origin}/`,
    logo: `${origin}/icons/mark.svg`,
    description: BRAND.tagline,
    email: BRAND.email,
    address: { '@type': 'PostalAddress', addressLocality: 'Bogotá', addressCountry: 'CO' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: BRAND.phoneDigits,
      email: BRAND.email,
      availableLanguage: 'es',
      areaServed: 'CO',
    },
  }
}

function website(origin: string) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: BRAND.name,
    url: `${origin}/`,
    inLanguage: 'es-CO',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/tecnicos?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
