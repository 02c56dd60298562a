/** A reason not to go on, in a sentence for whoever runs the program; anything else thrown is a bug or an outage. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}
