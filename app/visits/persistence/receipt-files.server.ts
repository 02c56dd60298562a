// Receipts as PDF, kept on the disk of this instance for a day (decision 152). The name is that of the contents: a document
// that says something else, as after an erasure, is another file.
import { createHash } from 'node:crypto'
import type { FileStore } from '#platform/files/file-store.server.ts'
import type { ReceiptDocument } from '#visits/domain/receipt.ts'

export interface ReceiptFiles {
  /** Null: it must be drawn. */
  find(document: ReceiptDocument): Promise<Buffer | null>
  /** Draws and keeps it. What is asked for several times at once is drawn once. */
  draw(document: ReceiptDocument): Promise<Buffer>
}

interface ReceiptFilesOptions {
  readonly store: Pick<FileStore, 'get' | 'put'>
  readonly draw: (document: ReceiptDocument) => Promise<Buffer>
  /** A file that cannot be kept or read is drawn again next time. */
  readonly onFailure: (error: unknown) => void
}

export function createReceiptFiles({ store, draw, onFailure }: ReceiptFilesOptions): ReceiptFiles {
  const underWay = new Map<string, Promise<Buffer>>()
  const read = (key: string) =>
    store.get(key).catch(error => {
      onFailure(error)
      return null
    })
  const drawAndKeep = async (key: string, document: ReceiptDocument) => {
    // Kept since it was looked for.
    const kept = await read(key)
    if (kept) return kept
    const pdf = await draw(document)
    await store.put(key, pdf).catch(onFailure)
    return pdf
  }
  return {
    find: document => read(keyOf(document)),
    draw(document) {
      const key = keyOf(document)
      const drawing = underWay.get(key) ?? drawAndKeep(key, document).finally(() => void underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
  }
}

function keyOf(document: ReceiptDocument): string {
  return `${createHash('sha256').update(JSON.stringify(document)).digest('hex')}.pdf`
}
