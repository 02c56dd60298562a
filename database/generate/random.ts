// Numbers that look random and are the same in every run: row 4711 is always the same person.

export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  below(limit: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Different items, in no order. */
  several<Item>(items: readonly Item[], count: number): Item[]
}

export function randomOf(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const several = <Item>(items: readonly Item[], count: number): Item[] => {
    const chosen = new Set<Item>()
    while (chosen.size < Math.min(count, items.length)) chosen.add(pick(items))
    return [...chosen]
  }
  return { next, below, pick, several, chance: probability => next() < probability }
}

/** Each item as often as its weight says. */
export function weighted<Item>(items: readonly (readonly [Item, number])[]): (random: Random) => Item {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  const steps = items.map(([, weight]) => weight / total)
  return random => {
    let rest = random.next()
    for (const [at, step] of steps.entries()) {
      rest -= step
      if (rest < 0) return (items[at] as readonly [Item, number])[0]
    }
    return (items[0] as readonly [Item, number])[0]
  }
}
