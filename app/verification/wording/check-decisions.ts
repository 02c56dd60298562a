// Texts about checks for administrators, trail and letters.

import { capitalised } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { CheckKind, CheckStatus } from '#verification/domain/check.ts'
import type { EarlierDecision } from '#verification/domain/check-decisions.ts'
import { CHECK_NOUNS } from '#verification/wording/check-texts.ts'

const isFeminine = (kind: CheckKind) => CHECK_NOUNS[kind].startsWith('la ')

/** 'Aceptada', 'Aceptado': in the gender of the document. */
export function checkStatusText(kind: CheckKind, status: CheckStatus | 'missing'): string {
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
export function checkSentText(kind: CheckKind): string {
  return isFeminine(kind) ? 'Enviada' : 'Enviado'
}

/** 'No la ha enviado.' */
export function checkMissingText(kind: CheckKind): string {
  return `No ${isFeminine(kind) ? 'la' : 'lo'} ha enviado.`
}

const ACT_VERBS: Readonly<Record<string, string>> = {
  'accept-check': 'Aceptó',
  'return-check': 'Devolvió',
  'request-check': 'Pidió de nuevo',
  'expire-check': 'Venció',
}

/** 'Devolvió la cédula'; null when the act is not about a check. `after` is as stored in the trail. */
export function checkActText(act: string, after: unknown): string | null {
  const verb = ACT_VERBS[act]
  if (!verb) return null
  const kind = (after as { check?: CheckKind } | null)?.check
  return `${verb} ${(kind && CHECK_NOUNS[kind]) ?? 'un documento'}`
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
      return `${capitalised(CHECK_NOUNS[kind])} ya venció.`
    case 'replaced':
      return 'Ya hay un envío más nuevo. Revisa ese.'
    case 'pending':
      return 'El técnico acaba de enviar otro. Revisa ese.'
  }
}
