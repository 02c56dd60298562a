// Pseudo-random numbers from a seed (mulberry32): the same seed gives the same rows in every run.

export interface Random {
  /** 0 ≤ number < 1 */
  next(): number
  /** Integer, 0 ≤ number < limit */
  below(limit: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function createRandom(seed: string | number): Random {
  let state = typeof seed === 'string' ? hashOf(seed) : Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  return {
    next,
    below,
    pick,
    chance: probability => next() < probability,
    sample<Item>(items: readonly Item[], count: number) {
      const chosen = new Set<Item>()
      while (chosen.size < Math.min(count, items.length)) chosen.add(pick(items))
      return [...chosen]
    },
    shuffled: items =>
      items
        .map(item => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}

/** Returns a function that picks each item with a probability proportional to its weight. */
export function weightedPicker<Item>(items: readonly (readonly [Item, number])[]): (random: Random) => Item {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  return random => {
    let rest = random.next()
    for (const [item, weight] of items) {
      rest -= weight / total
      if (rest < 0) return item
    }
    return (items[0] as readonly [Item, number])[0]
  }
}

/** FNV-1a */
function hashOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash
}
