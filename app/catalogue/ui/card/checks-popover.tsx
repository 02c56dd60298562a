import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ChecksList, ChecksNote } from '#catalogue/ui/card/checks-list.tsx'
import { Spinner } from '#platform/ui/basics/button.tsx'
import { checksDataPath, checksPath } from '#technicians/wording/technician-paths.ts'
import type { PublicCheck } from '#verification/domain/check.ts'
import { CHECKS_TITLE } from '#verification/wording/check-texts.ts'

interface ChecksPopoverProps {
  slug: string
  nombre: string
  onClose: () => void
}

/** The checks of a technician beside the badge of the card. Escape and an outside click close it. */
export function ChecksPopover({ slug, nombre, onClose }: ChecksPopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  const checks = useChecks(slug)
  useLayoutEffect(() => {
    popover.current?.showPopover()
    popover.current?.focus()
  }, [])
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={`${CHECKS_TITLE}: ${nombre}`}
      tabIndex={-1}
      onToggle={event => event.newState === 'closed' && onClose()}
      className="menu checks-popover pops px-5 pt-4 pb-2"
    >
      <p className="text-[1.125rem]/6 font-extrabold tracking-[-0.022em]">{CHECKS_TITLE}</p>
      <div aria-live="polite" aria-busy={checks === 'loading'}>
        {checks === 'loading' && (
          <p className="flex items-center gap-2 py-4 text-label text-ink-600">
            <Spinner />
            Cargando revisiones…
          </p>
        )}
        {checks === 'failed' && (
          <p className="py-4 text-label text-ink-600">No pudimos cargar las revisiones.</p>
        )}
        {typeof checks === 'object' && (
          <>
            <ChecksList checks={checks} />
            <ChecksNote />
          </>
        )}
      </div>
      {/* Rendered with the checks: they would move it away from the pointer. */}
      {checks !== 'loading' && (
        <Link
          to={checksPath(slug)}
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

type LoadedChecks = readonly PublicCheck[] | 'loading' | 'failed'

function useChecks(slug: string): LoadedChecks {
  const [checks, setChecks] = useState<LoadedChecks>('loading')
  useEffect(() => {
    const controller = new AbortController()
    loadChecks(slug, controller.signal).then(setChecks, () => {
      if (!controller.signal.aborted) setChecks('failed')
    })
    return () => controller.abort()
  }, [slug])
  return checks
}

async function loadChecks(slug: string, signal: AbortSignal): Promise<readonly PublicCheck[]> {
  const response = await fetch(checksDataPath(slug), { credentials: 'omit', signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}
