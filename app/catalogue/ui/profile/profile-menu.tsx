import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useShare } from '#platform/ui/hooks/use-share.ts'

interface ProfileMenuProps {
  nombre: string
  slug: string
  /** The address of the profile. */
  url: string
}

/** A details element, not a popover: it opens beside its button in browsers without anchor positioning too. */
export function ProfileMenu({ nombre, slug, url }: ProfileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { href, isCopied, share, forgetCopy } = useShare({ title: nombre, url })

  useEffect(() => {
    const element = menu.current
    const close = () => element?.removeAttribute('open')
    const closeOutside = ({ target }: Event) => {
      if (element?.open && !element.contains(target as Node)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return
      close()
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details
      ref={menu}
      // It may be opened before the script runs.
      suppressHydrationWarning
      className="group/menu relative shrink-0 print:hidden"
      onToggle={event => !event.currentTarget.open && forgetCopy()}
    >
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-pill border border-paper-300 bg-white text-ink-700 transition-colors hover:border-ink-400 group-open/menu:border-petrol-600 group-open/menu:text-petrol-600 [&::-webkit-details-marker]:hidden">
        <Icon of="ellipsis" />
        <span className="sr-only">Más opciones del perfil</span>
      </summary>
      <ul className="absolute top-full right-0 z-20 mt-2 w-[min(19rem,100vw-2*var(--gutter))] rounded-16 border border-paper-200 bg-white p-1.5 shadow-3">
        <li>
          <a href={href} target="_blank" rel="noopener noreferrer" onClick={share} className={ITEM}>
            <ItemIcon of={isCopied ? 'check' : 'share-2'} />
            {isCopied ? COPIED : 'Compartir perfil'}
          </a>
          <span role="status" className="sr-only">
            {isCopied && COPIED}
          </span>
        </li>
        <li>
          <Link to={`/reportar/perfil/${encodeURIComponent(slug)}`} rel="nofollow" className={ITEM}>
            <ItemIcon of="flag" />
            Reportar este perfil o una reseña
          </Link>
        </li>
      </ul>
    </details>
  )
}

const COPIED = 'Enlace copiado'
const ITEM =
  'flex min-h-11 items-center gap-3 rounded-12 px-3 py-2 text-label font-semibold text-ink-900 hover:bg-paper-100'

function ItemIcon({ of }: { of: 'check' | 'share-2' | 'flag' }): ReactNode {
  return <Icon of={of} size={18} className="shrink-0 text-ink-600" />
}
