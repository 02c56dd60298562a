// POST of the row 'Correo del tablero' in /perfil: get the letter of Monday, or not.
import { redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { chooseLetter } from '#board/use-cases/board-letter.server.ts'
import { BOARD_REFUSALS, type LetterSuccess } from '#board/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { refused } from '#platform/domain/outcome.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import type { Route } from './+types/letter-choice'

export const loader = () => redirect('/perfil#tablero')

export async function action({ request, context }: Route.ActionArgs) {
  const { correo } = await formOf(request, ['correo'])
  const isWanted = correo === 'si'
  const outcome =
    isWanted || correo === 'no'
      ? await chooseLetter(context.get(servicesContext), requireViewer(context), isWanted)
      : refused('moderation-failed')
  if (!outcome.ok) return answerRefusal(BOARD_REFUSALS, outcome, failure => ({ failure }))
  const flash = isWanted ? 'letter-wanted' : 'letter-stopped'
  throw redirect(
    '/perfil#tablero',
    withCookies([flashCookie<LetterSuccess>(flash, context.get(originContext))]),
  )
}
