// Labels and hints of the form that sends a check.
import type { DocumentCheckKind } from '#verification/domain/check.ts'
import type { CheckField } from '#verification/domain/check-form.ts'

interface FieldWords {
  readonly label: string
  readonly hint?: string
}

const FIELD_WORDS: Record<CheckField, FieldWords> = {
  entidad: { label: 'Entidad que lo expidió' },
  numero: { label: 'Número' },
  expedicion: { label: 'Fecha de expedición' },
  vence: { label: 'Vence el' },
}

const OWN_FIELD_WORDS: Partial<Record<DocumentCheckKind, Partial<Record<CheckField, FieldWords>>>> = {
  identity: {
    numero: { label: 'Número de documento', hint: 'Cédula, cédula de extranjería o PPT. Nadie más lo ve.' },
    vence: { label: 'Vence el', hint: 'Solo la de extranjería y el PPT.' },
  },
  background: { expedicion: { label: 'Fecha de expedición', hint: 'La que trae el certificado.' } },
  'electrical-licence': {
    entidad: { label: 'Entidad que la expidió', hint: 'Casi siempre, el CONTE.' },
    numero: { label: 'Número de matrícula' },
  },
  'gas-licence': {
    entidad: { label: 'Entidad que la expidió', hint: 'El SENA u otro organismo acreditado.' },
    numero: { label: 'Número del certificado' },
  },
  training: { entidad: { label: 'Entidad que lo expidió', hint: 'Por ejemplo, SENA.' } },
  insurance: { entidad: { label: 'Aseguradora' }, numero: { label: 'Número de póliza' } },
}

export function fieldWordsOf(kind: DocumentCheckKind, field: CheckField): FieldWords {
  return OWN_FIELD_WORDS[kind]?.[field] ?? FIELD_WORDS[field]
}
