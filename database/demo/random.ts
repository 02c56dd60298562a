// A small seeded generator (mulberry32): the demo data is the same each time it is made.

export interface Random {
  /** 0 ≤ n < limit */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function randomFrom(words: string): Random {
  let state = seedOf(words)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: items => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    shuffled: items =>
      items
        .map(item => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  }
}

function seedOf(words: string): number {
  let seed = 2166136261
  for (const letter of words) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return seed
}
