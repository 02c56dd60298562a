const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y'])

/** How a person is called where there is little room: both given names where there seem to be two. */
export function shortNameOf(name: string): string {
  const [first = '', second, third] = name.trim().split(/\s+/)
  const isSecondName = second !== undefined && third !== undefined && !PARTICLES.has(second.toLowerCase())
  return isSecondName ? `${first} ${second}` : first
}
