import type { CheckKind } from '#verification/domain/check.ts'

export const CHECK_TITLES: Record<CheckKind, string> = {
  identity: 'Cédula',
  background: 'Antecedentes',
  'electrical-licence': 'Matrícula CONTE',
  'gas-licence': 'Licencia de gas',
  training: 'Formación',
  phone: 'Teléfono',
  insurance: 'Póliza',
}

/** 'la cédula' */
export const CHECK_NOUNS: Record<CheckKind, string> = {
  identity: 'la cédula',
  background: 'el certificado de antecedentes',
  'electrical-licence': 'la matrícula CONTE',
  'gas-licence': 'la licencia de gas',
  training: 'el certificado de formación',
  phone: 'el teléfono',
  insurance: 'la póliza',
}

/** A certificate of the SENA, the public school of trades, is known by that name. */
export function checkTitle({ kind, entity }: { kind: CheckKind; entity: string }): string {
  return kind === 'training' && /\bsena\b/i.test(entity) ? 'Certificado SENA' : CHECK_TITLES[kind]
}
