// One INSERT per table, with the rows as one JSON parameter.
import { getTableColumns } from 'drizzle-orm'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export const INSERT_USERS = insertFrom('users', {
  uid: 'text',
  name: 'text',
  email: 'text',
  emailVerified: 'boolean',
  image: 'text',
  role: 'text',
  ciudad: 'text',
  barrio: 'text',
  telefono: 'text',
  blocked: 'boolean',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  deletedAt: 'timestamptz',
  authorizedVersion: 'text',
  authorizedAt: 'timestamptz',
  toldVersion: 'text',
  toldAt: 'timestamptz',
})

export const INSERT_ACCOUNTS = `
  insert into accounts (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
  select id, "userId", 'credential', "userId", password, "createdAt", "createdAt"
  from jsonb_to_recordset($1::jsonb)
    as row (id text, "userId" text, password text, "createdAt" timestamptz)`

/** Ratings follow from the reviews; the rest is kept by the program and PostgreSQL. */
const NOT_INSERTED = [
  'ratingPromedio',
  'resenasCount',
  'revision',
  'tarifaBasePropia',
  'plainName',
  'isReadable',
]

export const INSERT_TECHNICIANS = insertFrom(
  'technicians',
  Object.fromEntries(
    Object.entries(getTableColumns(technicians))
      .filter(([name]) => !NOT_INSERTED.includes(name))
      .map(([name, column]) => [name, column.getSQLType()]),
  ),
)

const BOOKING_COLUMNS = {
  id: 'text',
  technicianId: 'text',
  technicianName: 'text',
  technicianCiudad: 'text',
  technicianSlug: 'text',
  technicianPhone: 'text',
  clientId: 'text',
  clientName: 'text',
  clientEmail: 'text',
  date: 'date',
  start: 'text',
  end: 'text',
  scheduledAt: 'timestamptz',
  description: 'text',
  address: 'text',
  status: 'text',
  cancelReason: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
}

/** Bookings of an exported database: the other columns keep their defaults. */
export const INSERT_BOOKINGS = insertFrom('reservas', BOOKING_COLUMNS)

export const INSERT_BOOKINGS_WITH_SERVICE = insertFrom('reservas', {
  ...BOOKING_COLUMNS,
  clientPhone: 'text',
  answer: 'text',
  answeredAt: 'timestamptz',
  servicio: 'text',
  especialidad: 'text',
  precio: 'integer',
  barrio: 'text',
  ciudad: 'text',
  cancelNote: 'text',
  offeredHours: 'timestamptz[]',
  cannotReason: 'text',
  cannotNote: 'text',
  cannotAt: 'timestamptz',
})

export const INSERT_PROBLEM_PHOTOS = insertFrom('problem_photos', {
  id: 'uuid',
  clientId: 'text',
  createdAt: 'timestamptz',
})

/** The id of a cancelled booking is not unique: its client and the moment of the request are. */
export const INSERT_BOOKING_PHOTOS = `
  insert into reserva_fotos ("reservaKey", "photoId", position)
  select reservas.key, row.id, row.position
  from jsonb_to_recordset($1::jsonb)
    as row (id uuid, "clientId" text, "createdAt" timestamptz, "bookingId" text, position smallint)
  join reservas on reservas.id = row."bookingId" and reservas."clientId" = row."clientId"
    and reservas."createdAt" = row."createdAt"`

export const INSERT_CREDENTIALS = insertFrom('technician_checks', {
  technicianId: 'text',
  kind: 'text',
  status: 'text',
  entity: 'text',
  number: 'text',
  issuedOn: 'date',
  expiresOn: 'date',
  sentAt: 'timestamptz',
  decidedAt: 'timestamptz',
  decidedBy: 'text',
  note: 'text',
})

export const INSERT_CHECK_DOCUMENTS = `
  insert into check_documents (id, "checkId", position, name, type, "createdAt")
  select row.id, checks.id, row.position, row.name, row.type, row."sentAt"
  from jsonb_to_recordset($1::jsonb) as row (
    id uuid, "technicianId" text, kind text, "sentAt" timestamptz, position smallint, name text, type text)
  join technician_checks as checks using ("technicianId", kind, "sentAt")`

/** Booking ids are unique among bookings that are not cancelled, so the id finds the reviewed one. */
export const INSERT_REVIEWS = `
  insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario,
    aprobada, "rejectedAt", "rejectReason", "createdAt")
  select reservas.key, row."technicianId", row."clientId", row."clienteNombre", row.rating, row.comentario,
    row.aprobada, row."rejectedAt", row."rejectReason", row."createdAt"
  from jsonb_to_recordset($1::jsonb) as row (
    "bookingId" text, "technicianId" text, "clientId" text, "clienteNombre" text, rating smallint,
    comentario text, aprobada boolean, "rejectedAt" timestamptz, "rejectReason" text, "createdAt" timestamptz)
  join reservas on reservas.id = row."bookingId" and reservas.status = 'completada'
  order by row."createdAt", row."bookingId"`

/** As section 3 has them: they may be of no booking. */
export const INSERT_IMPORTED_REVIEWS = `
  insert into reviews_public ("importedId", "reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario,
    aprobada, "createdAt")
  select row."importedId", reservas.key, row."technicianId", row."clientId", row."clienteNombre", row.rating,
    row.comentario, row.aprobada, row."createdAt"
  from jsonb_to_recordset($1::jsonb) as row (
    "importedId" text, "bookingId" text, "technicianId" text, "clientId" text, "clienteNombre" text, rating smallint,
    comentario text, aprobada boolean, "createdAt" timestamptz)
  left join reservas on reservas.id = row."bookingId" and reservas.status = 'completada'
  order by row."createdAt", row."importedId"`

export const SET_RATINGS = `
  update technicians
  set "ratingPromedio" = approved.average, "resenasCount" = approved.count
  from (
    select "technicianId", avg(rating)::double precision as average, count(*)::integer as count
    from reviews_public where aprobada group by "technicianId"
  ) approved
  where approved."technicianId" = technicians.uid
    and ("ratingPromedio", "resenasCount") is distinct from (approved.average, approved.count)`

function insertFrom(table: string, columns: Readonly<Record<string, string>>): string {
  const names = Object.keys(columns).map(name => `"${name}"`)
  const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
  return `
    insert into ${table} (${names.join(', ')})
    select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as row (${typed.join(', ')})`
}
