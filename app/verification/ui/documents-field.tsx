import { useId } from 'react'
import { flushSync } from 'react-dom'
import { describedBy, FieldFrame } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { AddFilesSquare, UploadSquare, type UploadState } from '#platform/ui/photo/upload-squares.tsx'
import { useChosenFiles } from '#platform/ui/photo/use-chosen-files.ts'
import { DOCUMENT_ACCEPT, DOCUMENTS_MAX } from '#verification/domain/credential-submission.ts'
import type { useChosenDocuments } from '#verification/ui/use-chosen-documents.ts'
import { shareOf } from '#verification/ui/use-credential-upload.ts'
import { DOCUMENTS_HINT } from '#verification/wording/own-credentials.ts'

interface DocumentsFieldProps {
  chosen: ReturnType<typeof useChosenDocuments>
  /** Of the form that sends them all. */
  upload: UploadState
}

/** The files of a credential: a square each with script, a plain file input without. */
export function DocumentsField({ chosen, upload }: DocumentsFieldProps) {
  const { documents, mistake, choose, remove } = chosen
  const id = useId()
  const isHydrated = useHydrated()
  const { error } = useFieldFeedback('documento')
  const { input, takeFiles } = useChosenFiles(choose)
  const texts = { hint: DOCUMENTS_HINT, error: mistake ?? error }
  const isUnderWay = upload.step === 'sending' || upload.step === 'waiting'
  const sizes = documents.map(({ file }) => file.size)
  return (
    <FieldFrame id={id} label="Archivos" {...texts}>
      <ul className="grid max-w-112 grid-cols-3 gap-2.5">
        {documents.map((document, index) => (
          <UploadSquare
            key={document.key}
            name={document.file.name}
            src={document.preview}
            state={
              upload.step === 'sending' ? { ...upload, share: shareOf(sizes, index, upload.share) } : upload
            }
            onRemove={
              isUnderWay
                ? undefined
                : () => {
                    // Removing one of three shows the input again.
                    flushSync(() => remove(document))
                    input.current?.focus()
                  }
            }
          >
            {!document.preview && <FileName name={document.file.name} isUnderWay={isUnderWay} />}
          </UploadSquare>
        ))}
        <AddFilesSquare
          ref={input}
          id={id}
          name="documento"
          accept={DOCUMENT_ACCEPT}
          icon="upload"
          isFull={documents.length >= DOCUMENTS_MAX || isUnderWay}
          {...describedBy(id, texts)}
          onChange={takeFiles}
        />
      </ul>
      {!isHydrated && (
        <input
          type="file"
          name="documento"
          multiple
          accept={DOCUMENT_ACCEPT}
          aria-label="Elegir archivos"
          aria-describedby={describedBy(id, texts)['aria-describedby']}
          className="file-choice hidden min-h-11 noscript:block"
        />
      )}
    </FieldFrame>
  )
}

/** What a PDF shows in place of a picture, clear of the button above and of the progress below. */
function FileName({ name, isUnderWay }: { name: string; isUnderWay: boolean }) {
  return (
    <span className="absolute inset-2.5 grid content-start gap-1.5 text-ink-700">
      <Icon of="file-text" size={24} className="text-petrol-600" />
      {!isUnderWay && <span className="line-clamp-2 text-small font-semibold wrap-anywhere">{name}</span>}
    </span>
  )
}
