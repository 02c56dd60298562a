// Part of PERSONAL_DATA: bookings, what is said of their visits, their photos and reviews.

import { sql } from 'drizzle-orm'
import { ERASED_NAME, NAMELESS_REVIEWER } from '#accounts/domain/account-deletion.ts'
import {
  by,
  EMPTY,
  NULL,
  OF_VISIT,
  ofOwnPhotos,
  type PersonalTable,
  type RowsOf,
  visitBy,
} from '#rights/persistence/personal-table.server.ts'
import { PERSONAL_VISIT_DATA } from '#rights/persistence/personal-visit-data.server.ts'

export const PERSONAL_BOOKING_DATA: readonly PersonalTable[] = [
  {
    table: 'reserva_fotos',
    people: [],
    exported: [{ file: 'fotos-de-reservas', rows: ofOwnPhotos, visit: OF_VISIT }],
    erased: [{ rows: ofOwnPhotos, act: 'delete' }],
  },
  {
    table: 'reserva_avisos',
    people: [],
    exported: 'the same moments are columns of the exported bookings',
    erased: 'moments of reminders; no name or address',
  },
  {
    table: 'guarantee_photos',
    people: [],
    exported: [
      {
        file: 'fotos-de-garantias',
        rows: ofOwnPhotos,
        visit: sql`(select "reservaKey" from guarantee_events as e
        join guarantee_cases as c on c.id = e."caseId" where e.id = t."eventId")`,
      },
    ],
    erased: [{ rows: ofOwnPhotos, act: 'delete' }],
  },
  {
    table: 'report_photos',
    people: [],
    exported: [{ file: 'fotos-de-reportes', rows: ofOwnPhotos }],
    erased: [{ rows: ofOwnPhotos, act: 'delete' }],
  },
  ...PERSONAL_VISIT_DATA,
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
        visit: sql`t.key`,
        without: ['technicianPhone', 'formKey', 'withdrawnBy', 'porterToken'],
      },
      {
        file: 'reservas-como-tecnico',
        rows: by('technicianId'),
        visit: sql`t.key`,
        without: [
          ...['clientEmail', 'clientPhone', 'address', 'barrio', 'ciudad', 'formKey'],
          ...['withdrawnBy', 'requestNetwork', 'porterToken', 'porterNote'],
        ],
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
          barrio: EMPTY,
          ciudad: EMPTY,
          description: EMPTY,
          cannotNote: EMPTY,
          requestNetwork: NULL,
          porterToken: NULL,
          porterNote: NULL,
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
      { file: 'resenas-escritas', rows: by('clientId'), visit: OF_VISIT },
      {
        file: 'resenas-recibidas',
        rows: uid => sql`t."technicianId" = ${uid} and t.aprobada`,
        visit: OF_VISIT,
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

// Personal data of credentials, reports, answers, job photos, blocks and guarantee cases.

const ofOwnCredentials: RowsOf = uid =>
  sql`t."checkId" in (select id from technician_checks where "technicianId" = ${uid})`
/** The law may require to keep a document: the reason is recorded with the credential. */
const ofForgottenCredentials: RowsOf = uid =>
  sql`t."checkId" in (select id from technician_checks where "technicianId" = ${uid} and "keptFor" = '')`
const ofOwnReplies: RowsOf = uid =>
  sql`t."reviewId" in (select id from reviews_public where "technicianId" = ${uid})`
const ofRepliesToOwnReviews: RowsOf = uid =>
  sql`t."reviewId" in (select id from reviews_public where "clientId" = ${uid})`
const ofOwnCases: RowsOf = uid =>
  sql`t."caseId" in (select id from guarantee_cases where ${uid} in ("clientId", "technicianId"))`

export const PERSONAL_TRUST_DATA: readonly PersonalTable[] = [
  {
    table: 'check_documents',
    people: [],
    exported: [{ file: 'documentos', rows: ofOwnCredentials }],
    erased: [{ rows: ofForgottenCredentials, act: 'delete' }],
  },
  {
    table: 'technician_checks',
    people: ['technicianId', 'decidedBy'],
    exported: [{ file: 'revisiones', rows: by('technicianId'), without: ['decidedBy', 'keptFor'] }],
    erased: [
      {
        rows: uid => sql`t."technicianId" = ${uid} and t."keptFor" = ''`,
        act: 'change',
        set: { entity: EMPTY, number: EMPTY, note: EMPTY },
      },
    ],
  },
  {
    table: 'technician_worklist',
    people: ['uid'],
    exported: 'counts for the lists of the team, derived from credentials and reports',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'reports',
    people: ['reporterId', 'subjectId', 'decidedBy', 'targetId'],
    // Who is reported does not learn by whom or in which words.
    exported: [{ file: 'reportes-enviados', rows: by('reporterId'), without: ['decidedBy'] }],
    // The team still knows what was reported and why; the words are of whoever wrote them (Ley 1581).
    erased: [{ rows: by('reporterId'), act: 'change', set: { details: EMPTY, answer: EMPTY } }],
  },
  {
    table: 'review_replies',
    people: [],
    exported: [
      { file: 'respuestas-a-resenas', rows: ofOwnReplies, visit: visitBy('reviews_public', 'reviewId') },
    ],
    // What the technician answered stays, without the name of the client: 'Gracias, Laura'.
    erased: [
      { rows: ofOwnReplies, act: 'delete' },
      { rows: ofRepliesToOwnReviews, act: 'remove-names', key: 'reviewId', text: 'texto' },
    ],
  },
  {
    table: 'job_photos',
    people: ['technicianId'],
    exported: [{ file: 'trabajos', rows: by('technicianId') }],
    erased: [{ rows: by('technicianId'), act: 'delete' }],
  },
  {
    table: 'client_blocks',
    people: ['technicianId', 'clientId'],
    // A client is not told who does not accept them.
    exported: [{ file: 'clientes-no-aceptados', rows: by('technicianId') }],
    erased: [
      { rows: by('technicianId'), act: 'delete' },
      { rows: by('clientId'), act: 'delete' },
    ],
  },
  {
    table: 'favourites',
    people: ['clientId', 'technicianId'],
    // A technician is not told who keeps them.
    exported: [{ file: 'tecnicos-guardados', rows: by('clientId') }],
    erased: [
      { rows: by('clientId'), act: 'delete' },
      { rows: by('technicianId'), act: 'delete' },
    ],
  },
  {
    table: 'guarantee_events',
    people: ['actorUid'],
    exported: [
      {
        file: 'mensajes-de-garantias',
        rows: ofOwnCases,
        visit: visitBy('guarantee_cases', 'caseId'),
        without: ['actorUid', 'formKey'],
      },
    ],
    erased: 'append-only evidence of a claim of both sides (Ley 1480)',
  },
  {
    table: 'guarantee_cases',
    people: ['technicianId', 'clientId'],
    exported: [
      {
        file: 'garantias',
        rows: uid => sql`${uid} in (t."clientId", t."technicianId")`,
        visit: OF_VISIT,
      },
    ],
    erased: 'evidence of a claim of both sides (Ley 1480); names nobody but by id',
  },
]
