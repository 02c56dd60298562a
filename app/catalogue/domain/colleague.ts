import type { Technician } from '#technicians/domain/technician.ts'

/** Who else does the work of a technician that cannot be booked. */
export type Colleague = Pick<
  Technician,
  'uid' | 'nombre' | 'slug' | 'fotoURL' | 'ratingPromedio' | 'resenasCount'
>
