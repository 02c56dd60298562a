// Section 2, Header: what each visitor finds in the main navigation and in the account menu.
import { FOOTER_SPECIALTIES, HEADER_SPECIALTIES } from '#domain/technicians/specialties.ts'
import type { VisitorRole } from '#domain/users/role.ts'

export interface NavEntry {
  readonly label: string
  readonly to: string
  /** Other paths where this entry is the current one. */
  readonly also?: string
}

const FOR_EVERYONE: readonly NavEntry[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Catálogo', to: '/tecnicos' },
]

const MAIN_NAV: Record<VisitorRole, readonly NavEntry[]> = {
  invitado: [],
  cliente: [{ label: 'Mis reservas', to: '/mis-reservas' }],
  tecnico: [
    { label: 'Técnico', to: '/tecnico', also: '/mi-perfil' },
    { label: 'Agenda', to: '/agenda' },
  ],
  admin: [{ label: 'Admin', to: '/admin' }],
}

export function mainNavFor(visitor: VisitorRole): readonly NavEntry[] {
  return [...FOR_EVERYONE, ...MAIN_NAV[visitor]]
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

/** Signing in leads back to where one was, except from home and from the sign-in screens themselves. */
export function accountMenuFor(visitor: VisitorRole, here: string): readonly AccountEntry[] {
  const entries = ACCOUNT_MENU[visitor]
  if (here === '/' || here.startsWith('/auth/')) return entries
  return entries.map(entry =>
    entry.icon === 'enter' ? { ...entry, to: `${entry.to}?${new URLSearchParams({ from: here })}` } : entry,
  )
}

export function isCurrent({ to, also }: NavEntry, path: string): boolean {
  if (to === '/') return path === '/'
  return [to, also].some(place => place !== undefined && (path === place || path.startsWith(`${place}/`)))
}

export function specialtyLink(slug: string): string {
  return `/tecnicos?esp=${encodeURIComponent(slug)}`
}

/** The six shortcuts of the footer, by the slugs of the header. */
export const FOOTER_SERVICES: readonly NavEntry[] = FOOTER_SPECIALTIES.map(label => ({
  label,
  to: specialtyLink(HEADER_SPECIALTIES.find(entry => entry.label === label)?.slug ?? label),
}))

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

export const PAYMENT_LABELS = ['Visa', 'Mastercard', 'PayPal'] as const
