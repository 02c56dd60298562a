import { Form, useNavigation } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { Check, CheckDocument } from '#verification/domain/check.ts'
import { momentText } from '#verification/wording/own-checks.ts'
import { documentPath, documentThumbPath } from '#verification/wording/verification-paths.ts'

/** The files of a submission that waits, with the button that takes it back. */
export function SentDocuments({ submission, now }: { submission: Check; now: Date }) {
  const { id, documents, sentAt } = submission
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.get('quitar') === String(id)
  const names = documents.map(({ name }) => name).join(', ') || 'el envío'
  return (
    <div className="flex items-center gap-1 rounded-12 bg-paper-100 p-2">
      <div className="min-w-0 flex-1">
        <ul className="grid gap-2">
          {documents.map(document => (
            <DocumentRow key={document.id} document={document} sent={momentText(sentAt, now)} />
          ))}
        </ul>
        {documents.length === 0 && (
          <p className="px-2 text-support text-ink-600">Enviado {momentText(sentAt, now)}</p>
        )}
      </div>
      <Form
        method="post"
        preventScrollReset
        onSubmit={event => busy && event.preventDefault()}
        className="shrink-0"
      >
        <button
          type="submit"
          name="quitar"
          value={id}
          aria-label={`Quitar ${names}`}
          aria-disabled={busy || undefined}
          className="grid size-11 place-items-center rounded-8 text-ink-700 hover:bg-white hover:text-red-600"
        >
          <Icon of="trash" />
        </button>
      </Form>
    </div>
  )
}

function DocumentRow({ document: { id, name, type }, sent }: { document: CheckDocument; sent: string }) {
  return (
    <li>
      {/* Not a page of the router: an image, or a file to save. */}
      <a
        href={documentPath(id)}
        target={type === 'image/webp' ? '_blank' : undefined}
        rel="noopener noreferrer"
        className="flex min-h-11 items-center gap-3 rounded-8 hover:underline"
      >
        <span className="grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-8 border border-paper-300 bg-white text-petrol-600">
          {type === 'image/webp' ? (
            <img
              src={documentThumbPath(id)}
              alt=""
              width={64}
              height={48}
              className="size-full object-cover"
            />
          ) : (
            <Icon of="file-text" size={24} />
          )}
        </span>
        <span className="min-w-0">
          <span className="block text-label font-bold break-words">{name}</span>
          <span className="block text-support text-ink-600">Enviado {sent}</span>
        </span>
      </a>
    </li>
  )
}
