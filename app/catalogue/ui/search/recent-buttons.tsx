import { Icon } from '#platform/ui/basics/icon.tsx'

interface RecentButtonsProps {
  texts: readonly string[]
  onForget: (text: string) => void
  onForgetAll: () => void
}

/** Over the last rows of the list, which have fixed heights: a listbox may hold nothing but options. */
export function RecentButtons({ texts, onForget, onForgetAll }: RecentButtonsProps) {
  return (
    <div className="pointer-events-none absolute right-4 bottom-3 flex flex-col items-end md:right-5">
      <button
        type="button"
        aria-label="Borrar las búsquedas recientes"
        onClick={onForgetAll}
        className="pointer-events-auto -mt-2.5 h-11 rounded-8 px-1 pt-[1.3125rem] pb-1 text-small font-bold text-petrol-600 hover:text-petrol-800 focus-visible:-outline-offset-3"
      >
        Borrar
      </button>
      {texts.map(text => (
        <button
          key={text}
          type="button"
          aria-label={`Quitar «${text}»`}
          onClick={() => onForget(text)}
          className="pointer-events-auto grid size-11 place-items-center rounded-12 text-ink-600 hover:text-ink-900 focus-visible:-outline-offset-3"
        >
          <Icon of="x" size={18} />
        </button>
      ))}
    </div>
  )
}
