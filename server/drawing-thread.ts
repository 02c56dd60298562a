// PDFs are drawn in a thread of their own, one at a time: a drawing takes 50 to 130 ms of the processor, in which the
// thread that serves could answer ten pages (decision 152). It is started by the first document.
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { AccountSheet } from '#agenda/domain/account-sheet.ts'
import type { Drawn } from '#platform/documents/drawing-thread.server.ts'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'

const SCRIPTS = {
  receipt: new URL('../app/visits/notifications/receipt-pdf-thread.server.ts', import.meta.url),
  account: new URL('../app/agenda/notifications/account-pdf-thread.server.ts', import.meta.url),
} as const
/** Far more than any document takes, also for the first one, which loads pdfkit. */
const DRAWING_LIMIT_MS = 20_000

export interface DrawingThread<Document> {
  draw(document: Document): Promise<Buffer>
  close(): Promise<void>
}

export const createReceiptThread = () => createDrawingThread<ReceiptDocument>(SCRIPTS.receipt)
/** Of the files for the accountant. */
export const createAccountThread = () => createDrawingThread<AccountSheet>(SCRIPTS.account)

function createDrawingThread<Document>(script: URL): DrawingThread<Document> {
  const oneAtATime = pLimit(1)
  let thread: Worker | null = null
  let drawing: PromiseWithResolvers<Buffer> | null = null

  function start(): Worker {
    const worker = new Worker(script)
    // It does not keep the program from ending.
    worker.unref()
    worker.on('message', ({ pdf, failure }: Drawn) => {
      if (pdf) drawing?.resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length))
      else drawing?.reject(new Error(failure))
    })
    const onEnd = (cause: unknown) => {
      if (thread === worker) end(cause instanceof Error ? cause : new Error(`exit code ${cause}`))
    }
    worker.on('error', onEnd).on('exit', onEnd)
    return worker
  }

  /** The next document starts another one. */
  function end(cause: Error): Promise<unknown> | undefined {
    const ended = thread
    thread = null
    drawing?.reject(new Error('the document was not drawn', { cause }))
    return ended?.terminate()
  }

  async function drawNow(document: Document): Promise<Buffer> {
    const current = Promise.withResolvers<Buffer>()
    drawing = current
    const timer = setTimeout(() => void end(new Error('it took too long')), DRAWING_LIMIT_MS)
    try {
      thread ??= start()
      thread.postMessage(document)
      return await current.promise
    } finally {
      clearTimeout(timer)
      drawing = null
    }
  }

  return {
    draw: document => oneAtATime(drawNow, document),
    async close() {
      await end(new Error('the program is closing'))
    },
  }
}
