import type { NamedWordsRefusal } from '#demand/domain/named-words.ts'
import { SEARCH_ALERT, type SearchAlertRefusal } from '#demand/domain/search-alert.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'

export type DemandRefusalCode = PlatformRefusalCode | NamedWordsRefusal

export const DEMAND_REFUSALS: Refusals<DemandRefusalCode> = {
  ...PLATFORM_REFUSALS,
  'words-invalid': ['invalid', 'Escribe entre una y tres palabras, solo con letras.'],
  'words-named': ['conflict', 'Alguien ya dijo qué oficio es. Si no es ese, deshazlo primero.'],
  'undo-changed': ['conflict', 'Ya no se puede deshacer.'],
}

export const ALERT_REFUSALS: Refusals<SearchAlertRefusal> = {
  'alert-incomplete': ['invalid', 'Busca primero un oficio y un lugar.'],
  'alert-email': ['invalid', 'Escribe un correo válido.'],
  'alerts-full': ['limit', `Ya tienes ${SEARCH_ALERT.most} avisos. Quita alguno en tu perfil.`],
  'alert-too-often': ['limit', 'Son muchos avisos seguidos. Intenta en una hora.'],
  'alert-not-saved': ['outage', 'No pudimos guardar el aviso. Intenta de nuevo.'],
  'alert-gone': ['missing', 'Ese aviso ya no está.'],
}

/** Told by /perfil. */
export const ALERT_SUCCESSES = { 'alert-removed': 'Listo: ya no te avisamos de eso.' } as const
export type AlertSuccess = keyof typeof ALERT_SUCCESSES
