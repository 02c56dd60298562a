// Runs in the thread of server/receipt-thread.ts.
import { parentPort } from 'node:worker_threads'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'
import { drawReceiptPdf } from '#visits/notifications/receipt-pdf.server.ts'

export interface DrawnReceipt {
  readonly pdf?: Uint8Array
  /** Why it could not be drawn. */
  readonly failure?: string
}

parentPort?.on('message', (document: ReceiptDocument) => {
  drawReceiptPdf(document).then(
    pdf => answer({ pdf }),
    (error: unknown) =>
      answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function answer(drawn: DrawnReceipt): void {
  parentPort?.postMessage(drawn)
}
