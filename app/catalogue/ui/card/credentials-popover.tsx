import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CredentialsList, CredentialsNote } from '#catalogue/ui/card/credentials-list.tsx'
import { Spinner } from '#platform/ui/basics/button.tsx'
import { credentialsDataPath, credentialsPath } from '#technicians/wording/technician-paths.ts'
import type { PublicCredential } from '#verification/domain/credential.ts'
import { CREDENTIALS_TITLE } from '#verification/wording/credential-texts.ts'

interface CredentialsPopoverProps {
  slug: string
  nombre: string
  onClose: () => void
}

/** The credentials of a technician, over the list of cards. Escape and an outside click close it. */
export function CredentialsPopover({ slug, nombre, onClose }: CredentialsPopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  const credentials = useCredentials(slug)
  useLayoutEffect(() => {
    popover.current?.showPopover()
    popover.current?.focus()
  }, [])
  // In the middle of the window: WebKit misplaces a popover with fallback positions on scrolled pages.
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={`${CREDENTIALS_TITLE}: ${nombre}`}
      tabIndex={-1}
      onToggle={event => event.newState === 'closed' && onClose()}
      className="menu inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(22rem,100vw-2*var(--gutter))] overflow-y-auto overscroll-contain px-5 pt-4 pb-2 pops backdrop:bg-petrol-900/60"
    >
      <p className="text-lead/6 font-extrabold tracking-[-0.022em]">{CREDENTIALS_TITLE}</p>
      <div aria-live="polite" aria-busy={credentials === 'loading'}>
        {credentials === 'loading' && (
          <p className="flex items-center gap-2 py-4 text-label text-ink-600">
            <Spinner />
            Cargando revisiones…
          </p>
        )}
        {credentials === 'failed' && (
          <p className="py-4 text-label text-ink-600">No pudimos cargar las revisiones.</p>
        )}
        {typeof credentials === 'object' && (
          <>
            <CredentialsList credentials={credentials} />
            <CredentialsNote />
          </>
        )}
      </div>
      {/* Rendered with the checks: they would move it away from the pointer. */}
      {credentials !== 'loading' && (
        <Link
          to={credentialsPath(slug)}
          className="mt-1 inline-flex min-h-11 items-center text-label font-bold text-petrol-600 hover:underline"
        >
          Ver en el perfil
          <span className="sr-only">
            {' '}
            de <bdi>{nombre}</bdi>
          </span>
        </Link>
      )}
    </div>
  )
}

type LoadedCredentials = readonly PublicCredential[] | 'loading' | 'failed'

function useCredentials(slug: string): LoadedCredentials {
  const [credentials, setCredentials] = useState<LoadedCredentials>('loading')
  useEffect(() => {
    const controller = new AbortController()
    loadCredentials(slug, controller.signal).then(setCredentials, () => {
      if (!controller.signal.aborted) setCredentials('failed')
    })
    return () => controller.abort()
  }, [slug])
  return credentials
}

async function loadCredentials(slug: string, signal: AbortSignal): Promise<readonly PublicCredential[]> {
  const response = await fetch(credentialsDataPath(slug), { credentials: 'omit', signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}
