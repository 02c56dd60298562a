/** Background and text colours for a person, chosen by a hash of the name. */
export const TINTS = [
  'bg-tint-sand text-mango-800',
  'bg-tint-mist text-petrol-700',
  'bg-tint-sage text-petrol-800',
  'bg-tint-oak text-clay',
  'bg-tint-rose text-clay',
  'bg-tint-steel text-ink-700',
  'bg-tint-honey text-mango-800',
  'bg-tint-olive text-ink-700',
] as const

export function tintOf(name: string): (typeof TINTS)[number] {
  let hash = 0
  for (const character of name.trim().normalize('NFC'))
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return TINTS[hash % TINTS.length] ?? TINTS[0]
}
