const VALUES_MAX = 40
const WORD = /^[a-z][a-z0-9-]{0,40}$/

/** Lets the first values pass that look like a code of ours; the rest are `other`, so that no input makes new series. */
export function boundedLabel(): (value: string) => string {
  const known = new Set<string>()
  return value => {
    if (known.has(value)) return value
    if (known.size >= VALUES_MAX || !WORD.test(value)) return 'other'
    known.add(value)
    return value
  }
}
