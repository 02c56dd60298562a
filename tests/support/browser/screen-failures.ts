// Section 8 as data: what each screen says when it cannot be loaded, and each form when it cannot be sent (D48).

export type Actor = 'guest' | 'client' | 'technician'

export interface FailingScreen {
  readonly actor: Actor
  readonly path: string
  readonly text: string
  /** The table that its own query needs. */
  readonly table: string
}

export const FAILING_SCREENS: readonly FailingScreen[] = [
  { actor: 'guest', path: '/', text: 'No pudimos cargar el catálogo por ahora.', table: 'catalogue' },
  { actor: 'client', path: '/', text: 'No pudimos cargar el catálogo por ahora.', table: 'catalogue' },
  {
    actor: 'guest',
    path: '/tecnicos',
    text: 'No pudimos cargar el catálogo. Intenta de nuevo.',
    table: 'catalogue',
  },
  {
    actor: 'client',
    path: '/tecnicos/TID',
    text: 'No pudimos cargar este perfil. Intenta de nuevo.',
    table: 'technicians',
  },
  { actor: 'client', path: '/mis-reservas', text: 'Error al cargar', table: 'reservas' },
  { actor: 'technician', path: '/agenda', text: 'Error al cargar agenda.', table: 'reservas' },
  {
    actor: 'technician',
    path: '/mi-perfil',
    text: 'No se pudo cargar tu perfil técnico.',
    table: 'technicians',
  },
]

export interface FailingForm {
  readonly actor: Actor
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly text: string
}

const PERSON = {
  name: 'Ana Gómez',
  email: 'ana@correo.co',
  password: 'cobre-martes-9',
  ciudad: 'Cali',
  barrio: 'San Fernando',
  telefono: '300 555 0101',
  role: 'cliente',
}

export const FAILING_FORMS: readonly FailingForm[] = [
  { actor: 'guest', path: '/auth/login', fields: PERSON, text: 'No se pudo iniciar sesión.' },
  { actor: 'guest', path: '/auth/register', fields: PERSON, text: 'No se pudo crear la cuenta.' },
  {
    actor: 'guest',
    path: '/auth/forgot',
    fields: PERSON,
    text: 'No pudimos enviar el correo. Verifica el email o intenta más tarde.',
  },
  {
    actor: 'client',
    path: '/agendar/TID',
    fields: { date: 'TOMORROW', hour: '10' },
    text: 'No pudimos crear la reserva. Intenta nuevamente.',
  },
  { actor: 'client', path: '/perfil', fields: PERSON, text: 'No pudimos guardar los cambios.' },
  {
    actor: 'client',
    path: '/mis-reservas',
    fields: { key: '1', rating: '5' },
    text: 'No pudimos guardar tu calificación. Intenta nuevamente.',
  },
  {
    actor: 'technician',
    path: '/agenda',
    fields: { act: 'accept', key: '1' },
    text: 'No se pudo aceptar la reserva.',
  },
  {
    actor: 'technician',
    path: '/agenda',
    fields: { act: 'cancel', key: '1' },
    text: 'No se pudo cancelar. Intenta de nuevo.',
  },
  {
    actor: 'technician',
    path: '/mi-perfil',
    fields: { act: 'guardar' },
    text: 'No pudimos guardar los cambios.',
  },
  {
    actor: 'technician',
    path: '/mi-perfil',
    fields: { act: 'publicar' },
    text: 'No pudimos publicar el perfil.',
  },
  {
    actor: 'technician',
    path: '/mi-perfil',
    fields: { act: 'ocultar' },
    text: 'No pudimos ocultar el perfil.',
  },
]
