// Section 5: one word gives its first 2 letters, several give first and last initials, nothing gives '??'.

export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const [first = '', ...others] = words
  const last = others.at(-1)
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0], [...last][0]]
  return letters.join('').toLocaleUpperCase('es') || '??'
}
