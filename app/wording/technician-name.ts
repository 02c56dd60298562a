const DEFAULT_NAME = 'Técnico'

/** Section 2: whoever has no name is called 'Técnico', wherever the name is read. */
export function technicianName(nombre: string): string {
  return nombre.trim() || DEFAULT_NAME
}
