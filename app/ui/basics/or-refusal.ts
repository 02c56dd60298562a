/**
 * The answer of a form's action, or a refusal when none came: the form then stays as it was, with its text,
 * instead of giving way to an error page. Redirects go their way.
 */
export async function orRefusal<Answer, Refusal>(
  answer: Promise<Answer>,
  refusal: Refusal,
): Promise<Answer | Refusal> {
  try {
    return await answer
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return refusal
  }
}
