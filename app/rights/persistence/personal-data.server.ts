// Every table of the database: whose data it holds, how they are exported and how they are erased. A test compares it with
// the database, so that no table or column that names a person is forgotten. Erased in this order.
import { sql } from 'drizzle-orm'
import { ERASED_NAME } from '#accounts/domain/account-deletion.ts'
import { recordOf } from '#platform/domain/records.ts'
import {
  by,
  EMPTY,
  EMPTY_ARRAY,
  NULL,
  ofNobody,
  type PersonalTable,
  type RowsOf,
} from '#rights/persistence/personal-table.server.ts'
import { PERSONAL_BOOKING_DATA, PERSONAL_TRUST_DATA } from '#rights/persistence/personal-work-data.server.ts'
import { fieldsOf } from '#technicians/domain/technician.ts'

const ofPersonOrAddress: RowsOf = uid =>
  sql`(t.uid = ${uid} or t.email = (select email from users where uid = ${uid} and "emailVerified"))`

const ACCOUNT: readonly PersonalTable[] = [
  {
    table: 'data_exports',
    people: ['uid'],
    exported: [{ file: 'descargas', rows: by('uid') }],
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'push_subscriptions',
    people: ['uid'],
    exported: [{ file: 'avisos', rows: by('uid') }],
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'whatsapp_inbound',
    people: [],
    exported: 'what was written by WhatsApp is in the conversations; here it waits for seconds',
    // Before the number is gone.
    erased: [
      {
        rows: uid => sql`t.number in (select number from whatsapp_connections where uid = ${uid})`,
        act: 'delete',
      },
    ],
  },
  {
    table: 'whatsapp_kept',
    people: ['uid'],
    exported: 'what was written by WhatsApp is in the conversations; here it waits for an hour at most',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'whatsapp_connections',
    people: ['uid'],
    exported: [{ file: 'whatsapp', rows: by('uid') }],
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'whatsapp_messages',
    people: ['uid'],
    exported: [
      {
        file: 'avisos-por-whatsapp',
        rows: by('uid'),
        without: ['apiId', 'priorApiId', 'about', 'email', 'askedAt'],
      },
    ],
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'whatsapp_codes',
    people: ['uid'],
    exported: 'codes to connect a number, which live for ten minutes',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'whatsapp_offers',
    people: ['uid'],
    exported: 'until when an offer stays closed',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'board_letters',
    people: ['uid'],
    exported: 'whether an administrator stopped the letter of Monday',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'search_alerts',
    people: ['uid'],
    // What was asked for before there was an account, at an address that is proven to be the person's.
    exported: [{ file: 'avisos-de-busqueda', rows: ofPersonOrAddress, without: ['names'] }],
    erased: [{ rows: ofPersonOrAddress, act: 'delete' }],
  },
  {
    table: 'channel_deliveries',
    people: ['uid'],
    exported: [{ file: 'avisos-enviados', rows: by('uid') }],
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'sessions',
    people: ['userId'],
    exported: [{ file: 'sesiones', rows: by('userId') }],
    erased: [{ rows: by('userId'), act: 'delete' }],
  },
  {
    table: 'accounts',
    people: ['userId', 'accountId'],
    exported: [{ file: 'acceso', rows: by('userId') }],
    erased: [{ rows: by('userId'), act: 'delete' }],
  },
  {
    table: 'verifications',
    people: [],
    exported: 'secret links of e-mails, which live for an hour',
    erased: [{ rows: by('value'), act: 'delete' }],
  },
  {
    table: 'password_resets',
    people: ['uid'],
    exported: 'secret links of e-mails, which live for an hour',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'email_changes',
    people: ['uid'],
    exported: [{ file: 'cambios-de-correo', rows: by('uid') }],
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'two_factors',
    people: ['userId'],
    exported: [{ file: 'segundo-paso', rows: by('userId') }],
    erased: [{ rows: by('userId'), act: 'delete' }],
  },
  {
    table: 'limits',
    people: [],
    exported: 'counts under hashes of addresses, which live for a day',
    erased: 'counts under hashes of addresses, which live for a day',
  },
  {
    table: 'calendar_feeds',
    people: ['technicianId'],
    exported: [{ file: 'calendario', rows: by('technicianId') }],
    erased: [{ rows: by('technicianId'), act: 'delete' }],
  },
]

const PROFILE: readonly PersonalTable[] = [
  {
    table: 'catalogue_words',
    people: [],
    exported: 'words of the catalogue, of nobody in particular',
    // Before the name is gone: its words that nobody else uses.
    erased: [
      {
        rows: uid => sql`t.kind <> 'place' and t.word in
          (select unnest(catalogue_words_of(nombre)) from technicians where uid = ${uid})
          and not exists (select from catalogue as other where other.uid <> ${uid}
            and catalogue_word_list(other.identity) && array[t.word])`,
        act: 'delete',
      },
    ],
  },
  {
    table: 'search_weights',
    people: [],
    exported: 'words that at least three clients used for a trade, of nobody in particular',
    erased: 'counted anew each night, without the descriptions of deleted accounts',
  },
  {
    table: 'usual_prices',
    people: [],
    exported: 'rounded amounts of at least five visits of three technicians, of nobody in particular',
    erased: 'computed anew each night, without the receipts of deleted accounts',
  },
  ...ofNobody(
    ['demand_counts', 'demand_free', 'demand_words', 'named_words'],
    'counts of searches by trade and place, and words that five networks typed, of nobody in particular',
  ),
  ...ofNobody(
    ['demand_secrets', 'demand_marks', 'demand_word_marks'],
    'hashes of networks, which live for a day or a week and lead back to nobody',
  ),
  ...ofNobody(
    ['board_counts', 'board_answers', 'board_free', 'board_unmet', 'board_cities'],
    'counts by day, trade and city, counted anew each night, of nobody in particular',
  ),
  {
    table: 'catalogue',
    people: ['uid'],
    exported: 'derived from the profile',
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
  {
    table: 'technicians',
    people: ['uid'],
    exported: [{ file: 'perfil-tecnico', rows: by('uid'), without: ['plainName', 'isReadable', 'revision'] }],
    erased: [
      {
        rows: by('uid'),
        act: 'change',
        set: {
          ...recordOf(fieldsOf('line', 'text'), () => EMPTY),
          ...recordOf(fieldsOf('texts'), () => EMPTY_ARRAY),
          ...recordOf(fieldsOf('services', 'licences'), () => sql`'[]'`),
          ...recordOf(fieldsOf('week', 'exceptions'), () => sql`'{}'`),
          nombre: sql`${ERASED_NAME}`,
          slug: sql`'cuenta-eliminada-' || md5(t.uid)`,
          descripcion: EMPTY,
          fotoURL: NULL,
          horasBloqueadas: EMPTY_ARRAY,
          publicado: sql`false`,
          verificado: sql`false`,
        },
      },
    ],
  },
  {
    table: 'technician_slugs',
    people: ['uid'],
    exported: [{ file: 'direcciones-anteriores', rows: by('uid') }],
    erased: [{ rows: by('uid'), act: 'delete' }],
  },
]

const REST: readonly PersonalTable[] = [
  {
    table: 'moderation_trail',
    people: ['actorUid', 'targetId'],
    exported: [
      {
        file: 'decisiones-del-equipo',
        rows: uid => sql`t."targetKind" in ('user', 'technician') and t."targetId" = ${uid}`,
        without: ['actorUid'],
      },
    ],
    // What was decided stays, by ids and states. The words of an answer go with whoever wrote it and with whoever it may name.
    erased: [
      {
        rows: uid => sql`t."targetKind" = 'reply' and t."targetId" in (
          select id::text from reviews_public where ${uid} in ("technicianId", "clientId"))`,
        act: 'change',
        set: { before: sql`t.before - 'texto'`, after: sql`t.after - 'texto'` },
      },
    ],
  },
  {
    table: 'users',
    people: ['uid'],
    exported: [{ file: 'cuenta', rows: by('uid'), without: ['plainText'] }],
    erased: [
      {
        rows: by('uid'),
        act: 'change',
        set: {
          name: sql`${ERASED_NAME}`,
          email: sql`md5(t.uid) || '@cuenta-eliminada.invalid'`,
          emailVerified: sql`false`,
          twoFactorEnabled: sql`false`,
          image: NULL,
          ciudad: EMPTY,
          barrio: EMPTY,
          telefono: EMPTY,
        },
      },
    ],
  },
  ...['settings', 'migrations', 'worker_pools', 'channel_outages', 'whatsapp_account'].map(table => ({
    table,
    people: [],
    exported: 'settings of the program',
    erased: 'settings of the program',
  })),
]

export const PERSONAL_DATA: readonly PersonalTable[] = [
  ...ACCOUNT,
  ...PERSONAL_TRUST_DATA,
  ...PERSONAL_BOOKING_DATA,
  ...PROFILE,
  ...REST,
]
