const DEFAULT_NAME = 'Técnico'

/** Section 2: a technician without a name is shown as 'Técnico'. */
export function technicianName(nombre: string): string {
  return nombre.trim() || DEFAULT_NAME
}
