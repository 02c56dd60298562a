import { data } from 'react-router'

/**
 * The answer of a form's action, or a refusal when none came: the form then stays as it was, with its text,
 * instead of giving way to an error page. Redirects go their way.
 */
export async function actionFallback<Answer, Refusal>(answer: Promise<Answer>, refusal: Refusal) {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    // With this status the page is not loaded again, which would fail too.
    return data(refusal, { status: 503 })
  }
}
