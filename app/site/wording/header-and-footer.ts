// Section 2, Header: main navigation and account menu by role; footer links.

import type { VisitorRole } from '#accounts/domain/role.ts'
import { withReturnPath } from '#platform/domain/return-path.ts'
import { PRICES_PATH } from '#prices/domain/price-paths.ts'
import { FOOTER_SPECIALTIES, HEADER_SPECIALTIES } from '#technicians/domain/specialties.ts'

export interface NavEntry {
  readonly label: string
  readonly to: string
  /** Another path where this entry is the current one. */
  readonly also?: string
}

interface MainNavEntry extends NavEntry {
  readonly icon: 'house' | 'users' | 'calendar-check' | 'wrench' | 'calendar-days' | 'shield-check'
  /** Shows how much waits for the person: its page leads to it. */
  readonly countsWaiting?: true
}

const FOR_EVERYONE: readonly MainNavEntry[] = [
  { label: 'Inicio', to: '/', icon: 'house' },
  { label: 'Catálogo', to: '/tecnicos', icon: 'users' },
]

const MAIN_NAV: Record<VisitorRole, readonly MainNavEntry[]> = {
  invitado: [],
  cliente: [
    {
      label: 'Mis reservas',
      to: '/mis-reservas',
      also: '/mis-tecnicos',
      icon: 'calendar-check',
      countsWaiting: true,
    },
  ],
  tecnico: [
    { label: 'Técnico', to: '/tecnico', also: '/mi-perfil', icon: 'wrench' },
    { label: 'Agenda', to: '/agenda', icon: 'calendar-days', countsWaiting: true },
  ],
  admin: [{ label: 'Admin', to: '/admin', icon: 'shield-check', countsWaiting: true }],
}

export function mainNavFor(visitor: VisitorRole): readonly MainNavEntry[] {
  return [...FOR_EVERYONE, ...MAIN_NAV[visitor]]
}

/** What the count of an entry is made of, read out: ' · 2 mensajes sin leer y 1 garantía que te espera'. */
export function waitingText({
  unreadMessages,
  waitingCases,
}: {
  unreadMessages: number
  waitingCases: number
}): string {
  const messages = unreadMessages === 1 ? '1 mensaje sin leer' : `${unreadMessages} mensajes sin leer`
  const cases = waitingCases === 1 ? '1 garantía te espera' : `${waitingCases} garantías te esperan`
  return [unreadMessages > 0 && messages, waitingCases > 0 && cases].filter(Boolean).join(' y ')
}

export type AccountIcon = 'enter' | 'join' | 'panel' | 'bookings' | 'person' | 'agenda' | 'services'

export interface AccountEntry extends NavEntry {
  readonly icon: AccountIcon
}

const ACCOUNT_MENU: Record<VisitorRole, readonly AccountEntry[]> = {
  invitado: [
    { label: 'Iniciar sesión', to: '/auth/login', icon: 'enter' },
    { label: 'Crear cuenta', to: '/auth/register', icon: 'join' },
  ],
  cliente: [
    { label: 'Mis reservas', to: '/mis-reservas', icon: 'bookings' },
    { label: 'Mi perfil', to: '/perfil', icon: 'person' },
  ],
  tecnico: [
    { label: 'Mi perfil (técnico)', to: '/mi-perfil', icon: 'person' },
    { label: 'Agenda', to: '/agenda', icon: 'agenda' },
    { label: 'Mis servicios', to: '/mi-perfil', icon: 'services' },
  ],
  admin: [{ label: 'Panel administrador', to: '/admin', icon: 'panel' }],
}

/** The links to sign in and register carry the current path as `from`, except on the home page and the sign-in screens. */
export function accountMenuFor(visitor: VisitorRole, here: string): readonly AccountEntry[] {
  const entries = ACCOUNT_MENU[visitor]
  if (here === '/' || here.startsWith('/auth/')) return entries
  return entries.map(entry =>
    entry.to.startsWith('/auth/') ? { ...entry, to: withReturnPath(entry.to, here) } : entry,
  )
}

export function isCurrent({ to, also }: NavEntry, path: string): boolean {
  if (to === '/') return path === '/'
  return [to, also].some(own => own !== undefined && (path === own || path.startsWith(`${own}/`)))
}

export function specialtyLink(slug: string): string {
  return `/tecnicos?esp=${encodeURIComponent(slug)}`
}

/** The six specialties of the footer, linked by the slugs of the header. */
export const FOOTER_SERVICES: readonly NavEntry[] = FOOTER_SPECIALTIES.map(label => ({
  label,
  to: specialtyLink(HEADER_SPECIALTIES.find(entry => entry.label === label)?.slug ?? label),
}))

/** Above the articles of the company. */
export const FOOTER_PRICES: NavEntry = { label: 'Precios', to: PRICES_PATH }

export const FOOTER_COMPANY: readonly NavEntry[] = [
  { label: 'Quiénes somos', to: '/about' },
  { label: 'Contacto', to: '/contacto' },
  { label: 'Carreras', to: '/carreras' },
]

export const FOOTER_LEGAL: readonly NavEntry[] = [
  { label: 'Términos', to: '/terminos' },
  { label: 'Privacidad', to: '/privacidad' },
  { label: 'Cookies', to: '/cookies' },
]

/** The footer of the screens where people work. */
export const FOOTER_LINE: readonly NavEntry[] = [...FOOTER_LEGAL, { label: 'Contacto', to: '/contacto' }]

export const PAYMENT_LABELS = ['Visa', 'Mastercard', 'PayPal'] as const

// Section 2, Header: the rotating phrases of the top band.

export const PROMO_PHRASES = [
  { topic: 'verified', text: 'Técnicos verificados cerca de ti' },
  { topic: 'support', text: 'Soporte 24/7 para tu hogar' },
  { topic: 'reviews', text: 'Reseñas reales de clientes' },
  { topic: 'booking', text: 'Reserva en minutos, pago seguro' },
  { topic: 'guarantee', text: 'Garantía en ciertos trabajos' },
  { topic: 'promotions', text: 'Promociones cada semana' },
] as const

export type PromoTopic = (typeof PROMO_PHRASES)[number]['topic']

export const PHRASE_INTERVAL_MS = 3_600

// Section 1, footer: the newsletter box (without function, D6) and the last line.
export const NEWSLETTER = {
  title: 'Promociones de la semana',
  hint: 'Un correo los lunes. Sin spam.',
  placeholder: 'Tu correo',
  send: 'Suscribirme',
} as const

export const MADE_IN = 'Hecho en Colombia.'
