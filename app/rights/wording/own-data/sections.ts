// mis-datos.html: every kind of personal data that an export holds, under its Spanish names. A kind without them does not
// compile.
import type { ExportFile } from '#rights/domain/data-export.ts'
import { ACCOUNT_SECTIONS } from '#rights/wording/own-data/account.ts'
import type { Section } from '#rights/wording/own-data/field.ts'
import { VISIT_SECTIONS } from '#rights/wording/own-data/visits.ts'
import { WORK_SECTIONS } from '#rights/wording/own-data/work.ts'

export const SECTIONS: Readonly<Record<ExportFile, Section>> = {
  ...ACCOUNT_SECTIONS,
  ...VISIT_SECTIONS,
  ...WORK_SECTIONS,
}
