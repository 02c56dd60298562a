// Where the Cloud API posts messages and statuses. GET proves to it that the address is ours.
import { servicesContext } from '#app/services.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { storeInbound } from '#whatsapp/persistence/inbound.server.ts'
import type { Route } from './+types/webhook'

declare module '#platform/persistence/counted-outcomes.server.ts' {
  interface CountedOutcomes {
    /** 'refused': the signature is wrong. */
    'whatsapp-webhook': 'accepted' | 'refused'
  }
}

const answer = (status: number, body: string | null = null) =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** What is sent back is never a page. */
const CHALLENGE = /^[\w-]{1,200}$/

export function loader({ request, context }: Route.LoaderArgs) {
  const { whatsapp } = context.get(servicesContext)
  if (!whatsapp) return answer(404)
  const { searchParams } = new URL(request.url)
  const challenge = searchParams.get('hub.challenge') ?? ''
  const isOurs = searchParams.get('hub.mode') === 'subscribe' && CHALLENGE.test(challenge)
  return isOurs && whatsapp.isVerifyToken(searchParams.get('hub.verify_token'))
    ? answer(200, challenge)
    : answer(403)
}

/** Stored and answered; jobs do the rest. Longer bodies were refused before (server/http/form-limits.ts). */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, whatsapp } = context.get(servicesContext)
  if (!whatsapp) return answer(404)
  const body = Buffer.from(await request.arrayBuffer())
  if (!whatsapp.isSigned(body, request.headers.get('x-hub-signature-256'))) {
    countOutcome('whatsapp-webhook', 'refused')
    return answer(401)
  }
  let posted: unknown
  try {
    posted = JSON.parse(body.toString())
  } catch {
    return answer(400)
  }
  await storeInbound(db, whatsapp.parseWebhook(posted))
  countOutcome('whatsapp-webhook', 'accepted')
  return answer(200)
}
