const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y'])

/** First name, or the first two of three or more words: 'María Eugenia Salazar' → 'María Eugenia'. */
export function shortNameOf(name: string): string {
  const [first = '', second, third] = name.trim().split(/\s+/)
  const isSecondName = second !== undefined && third !== undefined && !PARTICLES.has(second.toLowerCase())
  return isSecondName ? `${first} ${second}` : first
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
