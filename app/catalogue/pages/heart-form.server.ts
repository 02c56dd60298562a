// A heart is posted to the page that shows it: a profile, the catalogue, Mis técnicos. Without script the page answers.
import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import {
  DROP,
  FAVOURITES_PAGE,
  KEEP,
  pendingHeartFrom,
  pendingHeartPath,
} from '#catalogue/domain/favourites.ts'
import type { HeartAnswer } from '#catalogue/ui/heart.tsx'
import { dropTechnician, keepTechnician } from '#catalogue/use-cases/favourites.server.ts'
import { FAVOURITE_REFUSALS, favouriteRefusalText } from '#catalogue/wording/outcomes.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { withReturnPath } from '#platform/domain/return-path.ts'
import {
  answerRefusal,
  formOf,
  refusedOnFailure,
  refuseIncompleteForm,
} from '#platform/http/request-form.server.ts'

interface HeartArgs {
  readonly request: Request
  /** Of the page. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

export async function answerHeart({ request, url, context }: HeartArgs) {
  const { act, tecnico: uid = '' } = await formOf(request, ['act', 'tecnico'])
  if (act !== KEEP && act !== DROP) refuseIncompleteForm()
  const viewer = context.get(viewerContext)
  const back = url.pathname + url.search
  if (!viewer)
    throw redirect(withReturnPath('/auth/login', act === KEEP ? pendingHeartPath(uid, back) : back))
  const perform = act === KEEP ? keepTechnician : dropTechnician
  const outcome = await perform(context.get(servicesContext), viewer, uid).catch(
    refusedOnFailure(context, 'favourite-not-saved', favouriteRefusalText),
  )
  if (outcome.ok) return data<HeartAnswer>({ uid, act, refusal: null, ...outcome.value })
  return answerRefusal(
    FAVOURITE_REFUSALS,
    outcome,
    (refusal): HeartAnswer => ({ uid, act, refusal, nombre: null }),
  )
}

/** After signing in: keeps whom a guest wanted to keep. Where to go on; the page says what could not be kept. */
export async function keepPendingHeart(
  context: Readonly<RouterContextProvider>,
  uid: string,
  from: string | null,
): Promise<string | null> {
  const pending = pendingHeartFrom(from)
  if (!pending) return from
  const services = context.get(servicesContext)
  try {
    const outcome = await keepTechnician(services, { uid }, pending.uid)
    return outcome.ok ? (pending.back ?? FAVOURITES_PAGE) : from
  } catch (error) {
    services.log.error({ err: error }, 'a heart was not kept after signing in')
    return from
  }
}
