import type { NamedWordsRefusal } from '#demand/domain/named-words.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'

export type DemandRefusalCode = PlatformRefusalCode | NamedWordsRefusal

export const DEMAND_REFUSALS: Refusals<DemandRefusalCode> = {
  ...PLATFORM_REFUSALS,
  'words-invalid': ['invalid', 'Escribe entre una y tres palabras, solo con letras.'],
  'words-named': ['conflict', 'Ya significan ese oficio.'],
  'undo-changed': ['conflict', 'Ya no se puede deshacer.'],
}
