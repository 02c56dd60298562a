const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y'])

/** First name, or the first two of three or more words: 'María Eugenia Salazar' → 'María Eugenia'. */
export function shortNameOf(name: string): string {
  const [first = '', second, third] = name.trim().split(/\s+/)
  const isSecondName = second !== undefined && third !== undefined && !PARTICLES.has(second.toLowerCase())
  return isSecondName ? `${first} ${second}` : first
}

/** How one side of a visit is called, everywhere: 'Carlos', 'María Eugenia'. */
export function calledName(side: 'client' | 'technician', name: string): string {
  return side === 'technician' ? firstNameOf(name) : shortNameOf(name)
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

const DEFAULT_NAME = 'Técnico'

/** Section 2: a technician without a name is shown as 'Técnico'. */
export function technicianName(nombre: string): string {
  return nombre.trim() || DEFAULT_NAME
}

// Section 5: one word gives its first 2 letters, several give first and last initials, nothing gives '??'.

export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const [first = '', ...others] = words
  const last = others.at(-1)
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0], [...last][0]]
  return letters.join('').toLocaleUpperCase('es') || '??'
}

const LONG_NAME_LENGTH = 26

/** One that would take three lines of a phone as a title, and is written smaller. */
export function isLongName(name: string): boolean {
  return name.length > LONG_NAME_LENGTH
}
