// What the porter opens: no account, no navigation. Answers 410 once the visit is over, and 404 to a wrong token.
import { useEffect } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { bogotaDate, MINUTE_MS } from '#platform/domain/time.ts'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { useRevalidateOnReturn, useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { isValid } from '#verification/domain/credential.ts'
import { listCredentials } from '#verification/persistence/credentials.server.ts'
import { isPorterLinkOpen, placesInside } from '#visits/domain/porter.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { findVisitByPorterToken } from '#visits/persistence/porter.server.ts'
import { PorterFrame, type PorterView, PorterVisit } from '#visits/ui/porter-view.tsx'
import { destinationText, PORTER_TITLE, porterStateText } from '#visits/wording/porter.ts'
import type { Route } from './+types/porter'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const visit = await findVisitByPorterToken(db, params.token)
  if (!visit) return data({ view: null }, 404)
  const moment = now()
  if (!isPorterLinkOpen(visit, moment)) return data({ view: null }, 410)
  const credentials = await listCredentials(db, visit.technicianId)
  // Field by field: what is not named here does not leave the server.
  const view: PorterView = {
    state: porterStateText(visit, situationOf(visit, moment), moment),
    technicianName: visit.technicianName,
    technicianFotoURL: visit.technicianFotoURL,
    work: visit.especialidad ?? visit.servicio,
    isIdentified: credentials.some(
      credential => credential.kind === 'identity' && isValid(credential, bogotaDate(moment)),
    ),
    destination: destinationText(placesInside(visit.address)),
    client: shortNameOf(visit.clientName),
    note: visit.note,
  }
  return data({ view })
}

export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const handle = { frame: 'own' }

export const meta = () => [
  ...pageMeta(PORTER_TITLE, 'Quién viene y a qué hora.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The event stream is for people with a session: this page asks again while somebody looks at it. */
const ASKED_AGAIN_MS = MINUTE_MS

export default function Porter({ loaderData: { view } }: Route.ComponentProps) {
  const isOpen = view !== null
  const revalidate = useSafeRevalidate()
  useRevalidateOnReturn()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), ASKED_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
  return (
    <PorterFrame>
      <PorterVisit view={view} />
    </PorterFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PorterFrame>
      <FailureView error={error} />
    </PorterFrame>
  )
}
