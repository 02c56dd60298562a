import { MODERATION_FAILED, type ModerationAnswer } from '#moderation/ui/moderation-answer.ts'
import { showModerationToast } from '#moderation/ui/moderation-toast.ts'
import { actionFallback } from '#platform/ui/basics/action-fallback.ts'

interface ClientActionArgs<Answer> {
  readonly request: Request
  readonly serverAction: () => Promise<Answer>
}

/**
 * The clientAction of pages that moderate. The answer to the form of a row is shown here and not by the row, which may
 * leave the list together with its answer. `failureOf` is answered when the server could not be reached.
 */
export async function moderationClientAction<Answer extends object, Failure extends object>(
  { request, serverAction }: ClientActionArgs<Answer>,
  failureOf: (fields: FormData) => Failure,
) {
  const fields = await request.clone().formData()
  const failure = failureOf(fields)
  const answer = await actionFallback<Answer, Failure>(serverAction(), failure)
  const shown = 'data' in answer ? failure : answer
  if (fields.get('answer') === 'row' && isModerationAnswer(shown) && !shown.asks) showModerationToast(shown)
  return answer
}

export const moderationFailed = () => MODERATION_FAILED

const isModerationAnswer = (answer: object): answer is ModerationAnswer => 'asks' in answer
