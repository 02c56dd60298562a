/** Stops the program with a sentence for the operator, printed without a stack. Any other error is a bug or an outage. */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError'
}
