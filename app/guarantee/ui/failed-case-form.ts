import type { CaseAnswer } from '#guarantee/wording/guarantee-answer.ts'
import { guaranteeRefusalText } from '#guarantee/wording/refusals.ts'
import { actionFallback } from '#platform/ui/basics/action-fallback.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'

/** The form stays with what was typed when the request fails. */
export async function caseActionFallback<Result>(request: Request, serverAction: () => Promise<Result>) {
  // Before the action, which consumes the body.
  const form = await request.clone().formData()
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const typed: Record<string, string> = Object.fromEntries(texts)
  const photos = form.getAll('fotos').filter(value => typeof value === 'string')
  const answer: CaseAnswer = {
    act: typed.act ?? '',
    refusal: formRefusal(guaranteeRefusalText('guarantee-failed'), typed),
    photos,
  }
  return actionFallback(serverAction(), answer)
}
