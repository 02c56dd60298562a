// The forms of a guarantee case, as both sides post them.

import { data, type RouterContextProvider, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import { isProblemPhotoId } from '#bookings/domain/problem-photo.ts'
import { readBookingForm } from '#bookings/http/photo-form.server.ts'
import { GUARANTEE_RULES, PARTY_ACTS } from '#guarantee/domain/guarantee-acts.ts'
import { GUARANTEE_STEPS, GUARANTEE_WISHES, type GuaranteeRefusal } from '#guarantee/domain/guarantee-case.ts'
import { REFUND_MEANS } from '#guarantee/domain/refund.ts'
import { findCaseOfClient, findCaseOfTechnician } from '#guarantee/persistence/guarantee-cases.server.ts'
import { actOnGuaranteeCase, openGuaranteeCase } from '#guarantee/use-cases/party-acts.server.ts'
import { meanwhileText } from '#guarantee/wording/guarantee-steps.ts'
import {
  type CaseAnswer,
  GUARANTEE_REFUSALS,
  type GuaranteeSuccess,
  guaranteeRefusalText,
} from '#guarantee/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { instantAt, isDate } from '#platform/domain/time.ts'
import { answerRefusal, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'

const FIELDS = [
  'act',
  'texto',
  'descripcion',
  'monto',
  'medio',
  'dia',
  'hora',
  'formKey',
  'prefiere',
  'paso',
] as const

/** How each side reads its case, and where. */
export const CASE_SIDES = {
  client: { findCase: findCaseOfClient, path: clientCasePath },
  technician: { findCase: findCaseOfTechnician, path: technicianCasePath },
}

type CaseSide = keyof typeof CASE_SIDES

interface CaseForm {
  readonly key: number
  readonly side: CaseSide
}

/** A redirect to the case, or why the form was refused. */
export async function postCaseForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { key, side }: CaseForm,
) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const { fields, fotos, photoRefusal } = await readBookingForm(request, context, FIELDS)
  const act = fields.act ?? ''
  const answer = (refusal: FormRefusal): CaseAnswer => ({ act, refusal, photos: fotos })
  if (photoRefusal) return data(answer(photoRefusal), photoRefusal.status)

  const { texto = '', descripcion = '', monto = '', medio, dia = '', hora = '', formKey = '' } = fields
  const shared = { key, fotos, formKey: isProblemPhotoId(formKey) ? formKey : null }
  const partyAct = PARTY_ACTS.find(each => each === act && GUARANTEE_RULES[each].by.includes(side))
  const isOpening = act === 'open' && side === 'client'
  if (!isOpening && !partyAct)
    return answerRefusal(GUARANTEE_REFUSALS, { code: 'guarantee-failed', kind: 'invalid' }, text =>
      answer(formRefusal(text, fields)),
    )
  const outcome = await (isOpening
    ? openGuaranteeCase(services, viewer, {
        ...shared,
        text: descripcion,
        wish: GUARANTEE_WISHES.find(wish => wish === fields.prefiere) ?? 'repeat',
      })
    : actOnGuaranteeCase(services, viewer, {
        ...shared,
        side,
        act: partyAct ?? 'message',
        seen: GUARANTEE_STEPS.find(step => step === fields.paso) ?? null,
        text: texto,
        amount: monto,
        payment: {
          means: REFUND_MEANS.find(each => each === medio) ?? null,
          at: isDate(dia) ? instantAt(dia, hora) : null,
        },
      })
  ).catch(refusedOnFailure(context, 'guarantee-failed', guaranteeRefusalText))
  if (!outcome.ok) {
    const { code } = outcome
    const dossier =
      code === 'guarantee-changed' ? await CASE_SIDES[side].findCase(services.db, key, viewer.uid) : null
    return answerRefusal(GUARANTEE_REFUSALS, outcome, text =>
      answer(formRefusal(dossier ? meanwhileText(dossier, side) : text, fields, fieldOf(code, isOpening))),
    )
  }
  const path = CASE_SIDES[side].path(key)
  if (act === 'message') return redirect(`${path}#mensajes`)
  const flash = isOpening ? 'guarantee-opened' : 'guarantee-acted'
  return redirect(path, withCookies([flashCookie<GuaranteeSuccess>(flash, context.get(originContext))]))
}

function fieldOf(code: GuaranteeRefusal, isOpening: boolean): string | null {
  if (code === 'guarantee-text-required') return isOpening ? 'descripcion' : 'texto'
  return FIELD_OF[code] ?? null
}

const FIELD_OF: Partial<Record<GuaranteeRefusal, (typeof FIELDS)[number]>> = {
  'guarantee-amount-required': 'monto',
  'guarantee-amount-too-high': 'monto',
  'guarantee-means-required': 'medio',
  'guarantee-moment-required': 'dia',
  'guarantee-moment-wrong': 'dia',
}

/** Shown once by the pages of a case. */
export const CASE_FLASHES = ['guarantee-opened', 'guarantee-acted'] as const
