// 'Avísame cuando haya': what a search that found nobody offers, and its form, posted to /tecnicos.
import { data, type RouterContextProvider } from 'react-router'
import { emailField } from '#accounts/domain/credentials.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import { networkContext, servicesContext } from '#app/services.ts'
import { areaNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { placeWanted } from '#catalogue/domain/searched-demand.ts'
import type { DemandEvent } from '#demand/domain/demand.ts'
import type { SearchAlertRefusal, WantedTrade } from '#demand/domain/search-alert.ts'
import { isAwaitedBy } from '#demand/persistence/search-alerts.server.ts'
import type { AlertAnswer, AlertOffered } from '#demand/ui/alert-offer.tsx'
import { askAlert, askAlertAsGuest } from '#demand/use-cases/search-alerts.server.ts'
import { ALERT_REFUSALS } from '#demand/wording/outcomes.ts'
import { askedByGuestText, askedText } from '#demand/wording/search-alert.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { answerRefusal, formOf, type Refused, refusedOnFailure } from '#platform/http/request-form.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** Null where somebody was found, or where trade or place were not understood. */
export async function alertOffer(
  db: Db,
  viewer: Viewer | null,
  { demand, isPlaceKnown }: { readonly demand: DemandEvent | null; readonly isPlaceKnown: boolean },
): Promise<AlertOffered | null> {
  if (!demand?.facts.includes('unfound') || demand.trade === null || !isPlaceKnown) return null
  const { trade, city, area } = demand
  const wanted = { trade, city, area }
  return {
    wanted,
    isGuest: viewer === null,
    isAwaited: viewer !== null && (await isAwaitedBy(db, viewer.uid, wanted)),
  }
}

interface FormArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

export async function answerAlert({ request, context }: FormArgs) {
  const {
    esp = '',
    ciudad = '',
    lugar = '',
    email = '',
  } = await formOf(request, ['esp', 'ciudad', 'lugar', 'email'])
  const refuse = (outcome: Refused<SearchAlertRefusal>, field: string | null = null) =>
    answerRefusal(
      ALERT_REFUSALS,
      outcome,
      (text): AlertAnswer => ({ asked: null, askRefusal: formRefusal(text, { email }, field) }),
    )
  const wanted = wantedFrom({ esp, ciudad, lugar })
  if (!wanted) return refuse({ code: 'alert-incomplete' })
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const { city, area } = wanted
  const asked = {
    ...{ wanted, network: context.get(networkContext) },
    names: area === null ? [] : areaNamed(area, city).names,
  }
  const failed = refusedOnFailure(
    context,
    'alert-not-saved' as SearchAlertRefusal,
    code => ALERT_REFUSALS[code][1],
  )
  if (viewer) {
    const outcome = await askAlert(services, viewer, asked).catch(failed)
    return outcome.ok ? data<AlertAnswer>({ asked: askedText(wanted), askRefusal: null }) : refuse(outcome)
  }
  const address = emailField.safeParse(email)
  if (!address.success) return refuse({ code: 'alert-email' }, 'email')
  const outcome = await askAlertAsGuest(services, address.data, asked).catch(failed)
  if (!outcome.ok) return refuse(outcome)
  return data<AlertAnswer>({ asked: askedByGuestText(address.data), askRefusal: null })
}

/** Null for a trade or a place that no list knows: nobody could ever fit. */
function wantedFrom(form: { esp: string; ciudad: string; lugar: string }): WantedTrade | null {
  const trade = specialtyFrom(form.esp)
  const { city, area } = placeWanted(form.ciudad || null, form.lugar || null)
  const isPlaceKnown = (city !== null || form.ciudad === '') && (area !== null || form.lugar === '')
  return trade && isPlaceKnown ? { trade, city, area } : null
}
