// The side of the thread: it draws what it is sent, and answers with the file or the reason.
import { parentPort } from 'node:worker_threads'

export interface Drawn {
  readonly pdf?: Uint8Array
  /** Why it could not be drawn. */
  readonly failure?: string
}

export function answerDrawings<Document>(draw: (document: Document) => Promise<Buffer>): void {
  const answer = (drawn: Drawn) => parentPort?.postMessage(drawn)
  parentPort?.on('message', (document: Document) => {
    draw(document).then(
      pdf => answer({ pdf }),
      (error: unknown) =>
        answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
