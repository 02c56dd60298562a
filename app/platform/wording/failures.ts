// Section 8, D48: what a screen says when it could not be loaded, whatever the cause.

export interface ScreenFailure {
  /** The heading of the screen, where it keeps it. */
  readonly heading: string | null
  readonly title: string
  readonly text: string
}

const OOPS = 'Oops! Algo salió mal'
const ERROR = 'Error'

const SCREENS: readonly [path: RegExp, failure: ScreenFailure][] = [
  [
    /^\/$/,
    {
      heading: null,
      title: 'Error al cargar técnicos',
      text: 'No pudimos cargar el catálogo por ahora.',
    },
  ],
  [
    /^\/tecnicos(\/(oficio|ciudad)\/.*)?$/,
    { heading: null, title: OOPS, text: 'No pudimos cargar el catálogo. Intenta de nuevo.' },
  ],
  [/^\/tecnicos\//, { heading: null, title: OOPS, text: 'No pudimos cargar este perfil. Intenta de nuevo.' }],
  [/^\/mis-reservas$/, { heading: 'Mis reservas', title: ERROR, text: 'Error al cargar' }],
  [/^\/agenda$/, { heading: 'Mi Agenda Profesional', title: ERROR, text: 'Error al cargar agenda.' }],
  [
    /^\/mi-perfil(\/|$)/,
    { heading: 'Mi perfil técnico', title: ERROR, text: 'No se pudo cargar tu perfil técnico.' },
  ],
]

const ANY_SCREEN: ScreenFailure = {
  heading: null,
  title: OOPS,
  text: 'No pudimos cargar esta página. Intenta de nuevo en un momento.',
}

export function screenFailure(pathname: string): ScreenFailure {
  return SCREENS.find(([path]) => path.test(pathname))?.[1] ?? ANY_SCREEN
}

export function hasOwnFailure(pathname: string): boolean {
  return screenFailure(pathname) !== ANY_SCREEN
}

/** The id of a request as people can quote it. */
export function referenceText(requestId: string): string {
  return `Referencia: ${requestId}`
}
