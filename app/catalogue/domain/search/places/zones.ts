// The coverage zones that technicians choose, with other ways to say them. They belong to no city.

export const ZONES: Record<string, readonly string[]> = {
  Norte: ['zona norte', 'sector norte'],
  Sur: ['zona sur', 'sector sur'],
  Este: ['oriente', 'zona este', 'zona oriental', 'oriental'],
  Oeste: ['occidente', 'zona oeste', 'zona occidental', 'occidental'],
  Centro: ['zona centro', 'sector centro', 'centro de la ciudad'],
  'Zona 1': ['zona uno'],
  'Zona 2': ['zona dos'],
  'Zona 3': ['zona tres'],
}
