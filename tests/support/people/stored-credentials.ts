// Credentials of technicians, written straight into the database.

type Sql = (query: string, values?: unknown[]) => Promise<unknown>

interface CredentialFields {
  kind?: string
  status?: string
  entity?: string
  number?: string
  issuedOn?: string | null
  expiresOn?: string | null
  sentAt?: Date
}

/** One submission without documents. Returns its id. */
export async function storeCredential(
  sql: Sql,
  technicianId: string,
  fields: CredentialFields = {},
): Promise<number> {
  const { kind = 'identity', status = 'pending', entity = '', number = '1.020.304.482' } = fields
  const { issuedOn = null, expiresOn = null, sentAt = new Date('2026-11-12T14:12:00Z') } = fields
  const rows = (await sql(
    `insert into technician_checks ("technicianId", kind, status, entity, number, "issuedOn", "expiresOn", "sentAt", "decidedAt")
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, case when $3 = 'pending' then null else $8::timestamptz end)
     returning id::int`,
    [technicianId, kind, status, entity, number, issuedOn, expiresOn, sentAt.toISOString()],
  )) as { id: number }[]
  const [row] = rows
  if (!row) throw new Error('no credential was stored')
  return row.id
}
