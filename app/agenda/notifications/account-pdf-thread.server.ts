// Runs in the thread of server/drawing-thread.ts.
import type { AccountSheet } from '#agenda/domain/account-sheet.ts'
import { drawAccountPdf } from '#agenda/notifications/account-pdf.server.ts'
import { answerDrawings } from '#platform/documents/drawing-thread.server.ts'

answerDrawings((sheet: AccountSheet) => drawAccountPdf(sheet))
