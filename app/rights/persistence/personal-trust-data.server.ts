// Personal data of checks, reports, answers, job photos, blocks and guarantee cases.
import { sql } from 'drizzle-orm'
import { by, EMPTY, type PersonalTable, type RowsOf } from '#rights/persistence/personal-table.server.ts'

const ofOwnChecks: RowsOf = uid =>
  sql`t."checkId" in (select id from technician_checks where "technicianId" = ${uid})`
/** The law may require to keep a document: the reason is recorded with the check. */
const ofForgottenChecks: RowsOf = uid =>
  sql`t."checkId" in (select id from technician_checks where "technicianId" = ${uid} and "keptFor" = '')`
const ofOwnReplies: RowsOf = uid =>
  sql`t."reviewId" in (select id from reviews_public where "technicianId" = ${uid})`
const ofOwnCases: RowsOf = uid =>
  sql`t."caseId" in (select id from guarantee_cases where ${uid} in ("clientId", "technicianId"))`

export const PERSONAL_TRUST_DATA: readonly PersonalTable[] = [
  {
    table: 'check_documents',
    people: [],
    exported: [{ file: 'documentos', rows: ofOwnChecks }],
    erased: [{ rows: ofForgottenChecks, act: 'delete' }],
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
    exported: 'counts for the lists of the team, derived from checks and reports',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'reports',
    people: ['reporterId', 'subjectId', 'decidedBy', 'targetId'],
    // Who is reported does not learn by whom or in which words.
    exported: [{ file: 'reportes-enviados', rows: by('reporterId'), without: ['decidedBy'] }],
    erased: [
      {
        rows: uid => sql`t."reporterId" = ${uid} and t.status <> 'open'`,
        act: 'change',
        set: { details: EMPTY, answer: EMPTY },
      },
    ],
  },
  {
    table: 'review_replies',
    people: [],
    exported: [{ file: 'respuestas-a-resenas', rows: ofOwnReplies }],
    erased: [{ rows: ofOwnReplies, act: 'delete' }],
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
    table: 'guarantee_events',
    people: ['actorUid'],
    exported: [{ file: 'mensajes-de-garantias', rows: ofOwnCases, without: ['actorUid', 'formKey'] }],
    erased: 'append-only evidence of a claim of both sides (Ley 1480)',
  },
  {
    table: 'guarantee_cases',
    people: ['technicianId', 'clientId'],
    exported: [
      {
        file: 'garantias',
        rows: uid => sql`${uid} in (t."clientId", t."technicianId")`,
      },
    ],
    erased: 'evidence of a claim of both sides (Ley 1480); names nobody but by id',
  },
]
