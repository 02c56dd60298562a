import { CREDENTIAL_KINDS, type DocumentCredentialKind } from '#verification/domain/credential.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'

export const VERIFICATION_PAGE = '/mi-perfil/verificacion'

/** The form that sends the documents of a credential. */
export function credentialFormPath(kind: DocumentCredentialKind): string {
  return `${VERIFICATION_PAGE}/${CREDENTIAL_WORDS[kind].slug}`
}

/** Where a script sends the same form. */
export const credentialUploadPath = (kind: DocumentCredentialKind) => `${credentialFormPath(kind)}/envio`

export function credentialKindFrom(slug: string): DocumentCredentialKind | null {
  const kind = CREDENTIAL_KINDS.find(each => CREDENTIAL_WORDS[each].slug === slug)
  return kind === undefined || kind === 'phone' ? null : kind
}

/** Only the owner and administrators may open it. */
export const documentPath = (id: string) => `/documentos/${id}`
export const documentThumbPath = (id: string) => `/documentos/${id}?mini=1`
