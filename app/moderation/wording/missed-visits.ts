// Who says what of a visit that did not take place.
import type { MissedVisit } from '#moderation/domain/person-dossier.ts'

const CLAIMS: Record<MissedVisit['claim'], { readonly agreed: string; readonly contested: string }> = {
  'did-not-come': {
    agreed: 'El técnico no llegó',
    contested: 'El cliente dice que el técnico no llegó; el técnico, que sí',
  },
  'nobody-home': {
    agreed: 'No había nadie',
    contested: 'El técnico dice que no había nadie; el cliente, que sí',
  },
}

export function missedVisitText({ claim, isContested }: Pick<MissedVisit, 'claim' | 'isContested'>): string {
  return CLAIMS[claim][isContested ? 'contested' : 'agreed']
}
