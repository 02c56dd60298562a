// Section 8: messages for a page that could not be loaded.

const CATALOGUE = 'No pudimos cargar el catálogo. Intenta de nuevo.'
const PROFILE = 'No pudimos cargar este perfil. Intenta de nuevo.'
const ANY_PAGE = 'No pudimos cargar esta página. Intenta de nuevo en un momento.'

export function failureText(pathname: string): string {
  if (pathname === '/tecnicos') return CATALOGUE
  return pathname.startsWith('/tecnicos/') ? PROFILE : ANY_PAGE
}
