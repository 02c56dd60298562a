// Part of PERSONAL_DATA: bookings, their photos and reviews.
import { sql } from 'drizzle-orm'
import { ERASED_NAME, NAMELESS_REVIEWER } from '#accounts/domain/account-deletion.ts'
import {
  by,
  EMPTY,
  NULL,
  type PersonalTable,
  type RowsOf,
} from '#rights/persistence/personal-table.server.ts'

const ofOwnPhotos: RowsOf = uid =>
  sql`t."photoId" in (select id from problem_photos where "clientId" = ${uid})`

export const PERSONAL_BOOKING_DATA: readonly PersonalTable[] = [
  {
    table: 'reserva_fotos',
    people: [],
    exported: [{ file: 'fotos-de-reservas', rows: ofOwnPhotos }],
    erased: [{ rows: ofOwnPhotos, act: 'delete' }],
  },
  {
    table: 'guarantee_photos',
    people: [],
    exported: [{ file: 'fotos-de-garantias', rows: ofOwnPhotos }],
    erased: [{ rows: ofOwnPhotos, act: 'delete' }],
  },
  {
    table: 'problem_photos',
    people: ['clientId'],
    exported: [{ file: 'fotos', rows: by('clientId') }],
    erased: [{ rows: by('clientId'), act: 'delete' }],
  },
  {
    table: 'reservas',
    people: ['clientId', 'technicianId'],
    exported: [
      {
        file: 'reservas-como-cliente',
        rows: by('clientId'),
        without: ['technicianPhone', 'formKey', 'withdrawnBy'],
      },
      {
        file: 'reservas-como-tecnico',
        rows: by('technicianId'),
        without: ['clientEmail', 'clientPhone', 'address', 'formKey', 'withdrawnBy', 'requestNetwork'],
      },
    ],
    // The other side keeps what was agreed: day, hour, service, price and how it ended.
    erased: [
      {
        rows: by('clientId'),
        act: 'change',
        set: {
          clientName: sql`${ERASED_NAME}`,
          clientEmail: EMPTY,
          clientPhone: EMPTY,
          address: EMPTY,
          description: EMPTY,
          requestNetwork: NULL,
        },
      },
      {
        rows: by('technicianId'),
        act: 'change',
        set: {
          technicianName: sql`${ERASED_NAME}`,
          technicianPhone: EMPTY,
          technicianSlug: EMPTY,
          cancelNote: EMPTY,
        },
      },
    ],
  },
  {
    table: 'reviews_public',
    people: ['clientId', 'technicianId'],
    exported: [
      { file: 'resenas-escritas', rows: by('clientId') },
      {
        file: 'resenas-recibidas',
        rows: uid => sql`t."technicianId" = ${uid} and t.aprobada`,
        without: ['clientId', 'rejectReason', 'rejectedAt'],
      },
    ],
    // What was published stays, without the name; what was not is gone.
    erased: [
      { rows: by('clientId'), act: 'change', set: { clienteNombre: sql`${NAMELESS_REVIEWER}` } },
      {
        rows: uid => sql`t."clientId" = ${uid} and not t.aprobada`,
        act: 'change',
        set: { comentario: EMPTY, rejectReason: NULL },
      },
    ],
  },
]
