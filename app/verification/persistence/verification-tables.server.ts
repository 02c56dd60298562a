// Credentials of technicians and their documents as Drizzle tables.
import { bigint, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'
import type {
  CredentialStatus,
  DocumentCredentialKind,
  DocumentType,
} from '#verification/domain/credential.ts'

export const technicianCredentials = pgTable('technician_checks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  technicianId: text().notNull(),
  kind: text().$type<DocumentCredentialKind>().notNull(),
  status: text().$type<CredentialStatus>().notNull().default('pending'),
  entity: text().notNull().default(''),
  number: text().notNull().default(''),
  issuedOn: date({ mode: 'string' }),
  expiresOn: date({ mode: 'string' }),
  sentAt: instant('sentAt').notNull(),
  decidedAt: instant('decidedAt'),
  decidedBy: text(),
  note: text().notNull().default(''),
  keptFor: text().notNull().default(''),
  warnedAt: instant('warnedAt'),
})

export const credentialDocuments = pgTable('check_documents', {
  id: uuid().primaryKey(),
  credentialId: bigint('checkId', { mode: 'number' }).notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  type: text().$type<DocumentType>().notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
})
