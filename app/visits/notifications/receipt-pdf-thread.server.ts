// Runs in the thread of server/drawing-thread.ts.
import { answerDrawings } from '#platform/documents/drawing-thread.server.ts'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'
import { drawReceiptPdf } from '#visits/notifications/receipt-pdf.server.ts'

answerDrawings((document: ReceiptDocument) => drawReceiptPdf(document))
