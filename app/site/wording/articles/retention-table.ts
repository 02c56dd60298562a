// The table of /privacidad about how long data are kept: the words for domain/retention.ts.

import { RETENTION, type RetentionName } from '#platform/domain/retention.ts'
import type { ArticleTable } from '#site/wording/articles/article.ts'

interface RetentionTexts {
  readonly what: string
  /** From when the time counts: 'después de …'. */
  readonly since?: string
  readonly why: string
}

const TEXTS: Record<RetentionName, RetentionTexts> = {
  account: {
    what: 'Tu cuenta, tu perfil, tus reservas y tus reseñas',
    why: 'Para prestarte el servicio y responder por la garantía.',
  },
  'deleted-account': {
    what: 'Una cuenta que eliminas',
    since: 'después de eliminarla',
    why: 'Para que puedas arrepentirte. Después se borra lo que te identifica.',
  },
  'removed-account': {
    what: 'Una cuenta que el equipo retira',
    since: 'después de retirarla',
    why: 'Para resolver reclamos y frenar fraudes.',
  },
  session: { what: 'Sesiones abiertas', since: 'sin uso', why: 'Para que no tengas que entrar cada vez.' },
  'one-time-link': {
    what: 'Enlaces de un solo uso que te mandamos',
    why: 'Para cambiar tu contraseña con seguridad.',
  },
  'rate-limit': {
    what: 'Conteo de intentos, sin nombres',
    since: 'como máximo',
    why: 'Para frenar a quien adivina contraseñas o abusa de los formularios.',
  },
  'data-export': {
    what: 'El archivo con tus datos que pides',
    since: 'después de prepararlo',
    why: 'Para que alcances a bajarlo.',
  },
  'problem-photo': {
    what: 'Fotos del daño',
    since: 'después de la visita o de cerrar el caso de garantía',
    why: 'Para que el técnico llegue preparado y haya prueba si algo sale mal.',
  },
  'unused-photo': {
    what: 'Fotos que subes y no usas, o que reemplazas',
    why: 'Para que no se pierda lo que estás escribiendo.',
  },
  'check-document': {
    what: 'Documentos para verificarte',
    since: 'después de decidir, o de irte',
    why: 'Para revisarlos. Si la ley nos obliga a guardar uno más tiempo, la razón queda anotada.',
  },
  report: {
    what: 'Reportes',
    since: 'después de resolverlos',
    why: 'Para reconocer a quien reincide.',
  },
  'failed-job': {
    what: 'Correos y avisos que no se pudieron enviar',
    why: 'Para encontrar la falla.',
  },
  'outbox-letter': {
    what: 'Copias de los correos',
    why: 'Solo donde el sitio no tiene servidor de correo: para poder entregarlos.',
  },
  'moderation-trail': {
    what: 'El registro de decisiones del equipo',
    why: 'Es la prueba de cómo actuamos. Lleva un identificador, no tu nombre ni tu correo.',
  },
}

export const RETENTION_TABLE: ArticleTable = {
  caption: 'Qué guardamos, cuánto tiempo y por qué',
  columns: ['Qué', 'Cuánto', 'Por qué'],
  rows: (Object.keys(RETENTION) as RetentionName[]).map(name => [
    TEXTS[name].what,
    keptText(name),
    TEXTS[name].why,
  ]),
}

/** '90 días después de la visita', 'Mientras tengas cuenta' */
function keptText(name: RetentionName): string {
  const { kept }: { kept: unknown } = RETENTION[name]
  if (kept === 'account') return 'Mientras tengas cuenta'
  if (kept === 'always') return 'Sin límite'
  const { since } = TEXTS[name]
  return since ? `${timeText(kept as Time)} ${since}` : timeText(kept as Time)
}

type Time = { readonly days?: number; readonly hours?: number }

function timeText({ days, hours }: Time): string {
  if (days !== undefined && days > 0 && days % 365 === 0) return plural(days / 365, 'año')
  return days !== undefined ? plural(days, 'día') : plural(hours ?? 0, 'hora')
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
