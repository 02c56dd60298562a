// Where the acts on a technician stand: two on a card of the panel and the others in its menu; fixed places in a dossier.

import { technicianActsOn } from '#moderation/domain/moderation-rules.ts'
import {
  type TechnicianAct,
  type TechnicianModeration,
  technicianStatus,
} from '#technicians/domain/technician-moderation.ts'

interface CardActs {
  readonly first: readonly TechnicianAct[]
  /** In the menu, before its links and 'Eliminar'. The badge is taken away in the dossier. */
  readonly more: readonly TechnicianAct[]
}

/** `mayVerify`: the credentials allow the badge (D53). */
export function cardActs(profile: TechnicianModeration, mayVerify: boolean): CardActs {
  const offered = technicianActsOn(profile).filter(act => act !== 'verify' || mayVerify)
  const first = firstActs(profile, offered)
  const isElsewhere = (act: TechnicianAct) => act === 'delete' || act === 'unverify'
  return { first, more: offered.filter(act => !isElsewhere(act) && !first.includes(act)) }
}

function firstActs(
  profile: TechnicianModeration,
  offered: readonly TechnicianAct[],
): readonly TechnicianAct[] {
  if (profile.deletedAt) return ['restore']
  const status = technicianStatus(profile)
  if (status === 'bloqueado') return ['publish', 'review']
  const isPublished = status === 'publicado'
  if (isPublished && offered.includes('verify')) return ['verify', 'block']
  return [offered.includes('publish') ? 'publish' : 'review', 'block']
}

/** Two by two, each in the same place in every state; an act that has none of them comes fifth. */
export function dossierActs(profile: TechnicianModeration): TechnicianAct[] {
  if (profile.deletedAt) return ['restore']
  const offered = technicianActsOn(profile)
  const places: TechnicianAct[] = [
    offered.includes('publish') ? 'publish' : 'review',
    profile.verificado ? 'unverify' : 'verify',
    offered.includes('block') ? 'block' : 'review',
    'delete',
  ]
  return [...places, ...offered.filter(act => !places.includes(act))]
}
