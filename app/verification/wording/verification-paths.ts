import type { DocumentCredentialKind } from '#verification/domain/credential.ts'

export const VERIFICATION_PAGE = '/mi-perfil/verificacion'

const SLUGS: Record<DocumentCredentialKind, string> = {
  identity: 'cedula',
  background: 'antecedentes',
  'electrical-licence': 'licencia-electrica',
  'gas-licence': 'licencia-de-gas',
  training: 'certificado',
  insurance: 'poliza',
}

/** The form that sends the documents of a credential. */
export function credentialFormPath(kind: DocumentCredentialKind): string {
  return `${VERIFICATION_PAGE}/${SLUGS[kind]}`
}

export function credentialKindFrom(slug: string): DocumentCredentialKind | null {
  const [kind] = Object.entries(SLUGS).find(([, each]) => each === slug) ?? []
  return (kind as DocumentCredentialKind | undefined) ?? null
}

/** Only the owner and administrators may open it. */
export const documentPath = (id: string) => `/documentos/${id}`
export const documentThumbPath = (id: string) => `/documentos/${id}?mini=1`
