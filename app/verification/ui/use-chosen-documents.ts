import { useEffect, useRef, useState } from 'react'
import { PHOTO_HEAD_BYTES } from '#platform/domain/photo.ts'
import { DOCUMENTS_MAX, documentMistakeOf, isPdf } from '#verification/domain/credential-submission.ts'
import { verificationRefusalText } from '#verification/wording/outcomes.ts'

export interface ChosenDocument {
  readonly key: string
  readonly file: File
  /** Object URL of an image; a PDF has none. */
  readonly preview: string | undefined
}

/** The files of the form until it is sent. What cannot be sent is refused when it is chosen. */
export function useChosenDocuments() {
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>([])
  const [mistake, setMistake] = useState<string | null>(null)
  const current = useRef(documents)
  useEffect(() => () => current.current.forEach(forget), [])

  function change(next: readonly ChosenDocument[]) {
    current.current = next
    setDocuments(next)
  }

  async function choose(files: readonly File[]) {
    setMistake(null)
    for (const file of files) {
      const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
      const code =
        current.current.length >= DOCUMENTS_MAX ? 'too-many-documents' : documentMistakeOf(head, file.size)
      if (code) setMistake(verificationRefusalText(code))
      else {
        const preview = isPdf(head) ? undefined : URL.createObjectURL(file)
        change([...current.current, { key: crypto.randomUUID(), file, preview }])
      }
    }
  }

  function remove(document: ChosenDocument) {
    setMistake(null)
    forget(document)
    change(current.current.filter(({ key }) => key !== document.key))
  }

  return { documents, mistake, choose, remove }
}

function forget({ preview }: ChosenDocument): void {
  if (preview) URL.revokeObjectURL(preview)
}
