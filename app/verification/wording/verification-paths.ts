import type { DocumentCheckKind } from '#verification/domain/check.ts'

export const VERIFICATION_PAGE = '/mi-perfil/verificacion'

const SLUGS: Record<DocumentCheckKind, string> = {
  identity: 'cedula',
  background: 'antecedentes',
  'electrical-licence': 'licencia-electrica',
  'gas-licence': 'licencia-de-gas',
  training: 'certificado',
  insurance: 'poliza',
}

/** The form that sends the documents of a check. */
export function checkFormPath(kind: DocumentCheckKind): string {
  return `${VERIFICATION_PAGE}/${SLUGS[kind]}`
}

export function checkKindFrom(slug: string): DocumentCheckKind | null {
  const [kind] = Object.entries(SLUGS).find(([, each]) => each === slug) ?? []
  return (kind as DocumentCheckKind | undefined) ?? null
}

/** Only the owner and administrators may open it. */
export const documentPath = (id: string) => `/documentos/${id}`
export const documentThumbPath = (id: string) => `/documentos/${id}?mini=1`
