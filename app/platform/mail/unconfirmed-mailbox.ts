// D70: an address that nobody confirmed may belong to a stranger. E-mails to it tell first names, day, hour, trade and amounts.
// What else they would say is taken from their facts before they are written, so that no e-mail has to leave it out itself.

import { firstNameOf } from '#platform/wording/person-names.ts'

/** For each fact, what is left of it. A new fact does not compile until it has its row. */
export type Reduction<Facts> = { readonly [Fact in keyof Facts]-?: (value: Facts[Fact]) => Facts[Fact] }

/** Facts without a row, which the type does not know, are gone too. */
export function reducer<Facts extends object>(reduction: Reduction<Facts>): (facts: Facts) => Facts {
  const rows = Object.entries(reduction) as [keyof Facts, (value: unknown) => unknown][]
  return facts => Object.fromEntries(rows.map(([fact, reduce]) => [fact, reduce(facts[fact])])) as Facts
}

/** The `write` of an e-mail that says these facts. */
export function writtenFrom<Facts extends object, Draft>(
  facts: Facts,
  reduction: Reduction<Facts>,
  write: (facts: Facts) => Draft,
): (isConfirmed: boolean) => Draft {
  const reduce = reducer(reduction)
  return isConfirmed => write(isConfirmed ? facts : reduce(facts))
}

// The values of the tables.

export const told = <Value>(value: Value): Value => value
export const noText = (): string => ''
export const noNumber = (): number => 0
export const nothing = (): null => null
export const none = (): readonly never[] => []

const NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}\.?$/u

/** One word that can be a name: nobody sends an advertisement to a stranger by calling himself so. */
export function firstName(name: string): string {
  const first = firstNameOf(name)
  return NAME.test(first) ? first : ''
}
