// Texts about credentials for administrators, trail and e-mails.

import { capitalised } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { CredentialKind, CredentialStatus } from '#verification/domain/credential.ts'
import {
  type CredentialTrailAct,
  type EarlierDecision,
  kindFromTrail,
} from '#verification/domain/credential-decisions.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'

const isFeminine = (kind: CredentialKind) => CREDENTIAL_WORDS[kind].noun.startsWith('la ')

/** 'Aceptada', 'Aceptado': in the gender of the document. */
export function credentialStatusText(kind: CredentialKind, status: CredentialStatus | 'missing'): string {
  const ending = isFeminine(kind) ? 'a' : 'o'
  switch (status) {
    case 'missing':
      return 'Sin enviar'
    case 'pending':
      return 'En revisión'
    case 'accepted':
      return `Aceptad${ending}`
    case 'returned':
      return `Devuelt${ending}`
    case 'expired':
      return `Vencid${ending}`
    case 'replaced':
      return `Reemplazad${ending}`
  }
}

/** 'Enviada', 'Enviado' */
export function credentialSentText(kind: CredentialKind): string {
  return isFeminine(kind) ? 'Enviada' : 'Enviado'
}

const ACT_VERBS: Readonly<Record<string, string>> = {
  'accept-check': 'Aceptó',
  'return-check': 'Devolvió',
  'request-check': 'Pidió de nuevo',
  'expire-check': 'Venció',
} satisfies Record<CredentialTrailAct, string>

/** 'Devolvió la cédula'; null when the act is not about a credential. `after` is as stored in the trail. */
export function credentialActText(act: string, after: unknown): string | null {
  const verb = ACT_VERBS[act]
  if (!verb) return null
  const kind = kindFromTrail(after)
  return `${verb} ${(kind && CREDENTIAL_WORDS[kind].noun) ?? 'un documento'}`
}

/** 'Camila ya la aceptó.': what the second of two administrators is told. */
export function earlierDecisionText({ kind, status, deciderName }: EarlierDecision): string {
  const pronoun = isFeminine(kind) ? 'la' : 'lo'
  const who = firstNameOf(deciderName ?? '') || 'Otra persona'
  switch (status) {
    case 'accepted':
      return `${who} ya ${pronoun} aceptó.`
    case 'returned':
      return `${who} ya ${pronoun} devolvió.`
    case 'expired':
      return `${capitalised(CREDENTIAL_WORDS[kind].noun)} ya venció.`
    case 'replaced':
      return 'Ya hay un envío más nuevo. Revisa ese.'
    case 'pending':
      return 'El técnico acaba de enviar otro. Revisa ese.'
  }
}
