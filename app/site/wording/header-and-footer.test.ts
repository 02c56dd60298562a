import { expect, test } from 'vitest'
import {
  accountMenuFor,
  FOOTER_SERVICES,
  isCurrent,
  mainNavFor,
  PHRASE_INTERVAL_MS,
  PROMO_PHRASES,
} from '#site/wording/header-and-footer.ts'

const labels = (entries: readonly { label: string }[]) => entries.map(entry => entry.label)

test('each role has its main navigation', () => {
  expect(labels(mainNavFor('invitado'))).toEqual(['Inicio', 'Catálogo'])
  expect(labels(mainNavFor('cliente'))).toEqual(['Inicio', 'Catálogo', 'Mis reservas'])
  expect(labels(mainNavFor('tecnico'))).toEqual(['Inicio', 'Catálogo', 'Técnico', 'Agenda'])
  expect(labels(mainNavFor('admin'))).toEqual(['Inicio', 'Catálogo', 'Admin'])
})

test('each role has its account menu', () => {
  expect(labels(accountMenuFor('invitado', '/'))).toEqual(['Iniciar sesión', 'Crear cuenta'])
  expect(labels(accountMenuFor('cliente', '/'))).toEqual(['Mis reservas', 'Mi perfil'])
  expect(labels(accountMenuFor('tecnico', '/'))).toEqual(['Mi perfil (técnico)', 'Agenda', 'Mis servicios'])
  expect(labels(accountMenuFor('admin', '/'))).toEqual(['Panel administrador'])
})

test('the links to sign in and register carry the return path, except on home and the sign-in screens', () => {
  const signInLink = (here: string) => accountMenuFor('invitado', here)[0]?.to
  expect(signInLink('/')).toBe('/auth/login')
  expect(signInLink('/auth/register')).toBe('/auth/login')
  expect(signInLink('/tecnicos?esp=pintura')).toBe('/auth/login?from=%2Ftecnicos%3Fesp%3Dpintura')
  expect(accountMenuFor('invitado', '/tecnicos')[1]?.to).toBe('/auth/register?from=%2Ftecnicos')
})

test('an entry is current on its own path and below it, not on paths with the same prefix', () => {
  const technician = { label: 'Técnico', to: '/tecnico', also: '/mi-perfil' }
  expect(isCurrent(technician, '/mi-perfil')).toBe(true)
  expect(isCurrent(technician, '/tecnicos')).toBe(false)
  expect(isCurrent({ label: 'Catálogo', to: '/tecnicos' }, '/tecnicos/ana-rojas-1a2b3c')).toBe(true)
  expect(isCurrent({ label: 'Inicio', to: '/' }, '/tecnicos')).toBe(false)
})

test('the footer links specialties by encoded slug', () => {
  expect(FOOTER_SERVICES[2]).toEqual({
    label: 'Reparación de neveras',
    to: '/tecnicos?esp=reparacion%20de%20neveras',
  })
})

test('six different phrases, each fits one line of a small phone', () => {
  expect(new Set(PROMO_PHRASES.map(phrase => phrase.text)).size).toBe(6)
  for (const { text } of PROMO_PHRASES) expect(text.length).toBeLessThanOrEqual(32)
})

test('each phrase is shown for 3.6 seconds', () => {
  expect(PHRASE_INTERVAL_MS).toBe(3600)
})
