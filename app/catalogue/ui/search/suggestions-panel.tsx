import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { forgetAllSearches, forgetSearch, rememberSearch } from '#catalogue/ui/search/recent-searches.ts'
import { SuggestionRow } from '#catalogue/ui/search/suggestion-row.tsx'
import { isNarrow, useCombobox } from '#catalogue/ui/search/use-combobox.ts'
import { suggestionCountText } from '#catalogue/wording/suggestions.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface SuggestionsPanelProps {
  input: RefObject<HTMLInputElement | null>
  listId: string
  ciudad: string | null
  onPopupChange: (expanded: boolean, activeId: string | undefined) => void
}

/** The list under a SearchCombobox. Loaded on demand: the field works without it. */
export function SuggestionsPanel({ input, listId, ciudad, onPopupChange }: SuggestionsPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const optionId = (index: number) => `${listId}-${index}`
  const combobox = useCombobox({ input, panel, ciudad, optionId })
  const { typed, groups, optionCount, active } = combobox
  const isOpen = optionCount > 0
  const activeId = active === -1 ? undefined : optionId(active)
  useEffect(() => onPopupChange(isOpen, activeId), [onPopupChange, isOpen, activeId])
  useEffect(() => {
    // Above the keyboard of a phone: the field goes to the top of the screen when its rows would not fit.
    const field = input.current
    const lowest = panel.current?.getBoundingClientRect().bottom ?? 0
    if (field && optionCount > 0 && isNarrow() && lowest > (visualViewport?.height ?? innerHeight))
      field.scrollIntoView({ block: 'start' })
  }, [input, optionCount])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function forget(erase: () => void) {
    erase()
    combobox.reloadRecents()
    input.current?.focus()
  }

  const recents = groups.find(({ kind }) => kind === 'recents')
  let index = 0
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && suggestionCountText(optionCount)}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the controls inside.
        <div
          ref={panel}
          // The focus stays in the field: options are clicked, never focused.
          onMouseDown={event => event.preventDefault()}
          onKeyDown={event => {
            if (event.key !== 'Escape') return
            input.current?.focus()
            combobox.close()
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== input.current && !panel.current?.contains(relatedTarget)) combobox.close()
          }}
          className="menu absolute inset-x-0 top-full z-30 mt-2 overflow-hidden text-left"
        >
          <div className="relative px-2 pt-px pb-3 md:px-3">
            <div role="listbox" id={listId} aria-label="Sugerencias">
              {groups.map(({ kind, title, options }) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
                <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
                  <div
                    id={`${listId}-${kind}`}
                    className="h-[2.125rem] px-3 pt-[0.6875rem] text-small font-bold text-ink-600"
                  >
                    {title}
                  </div>
                  {options.map(option => {
                    const at = index++
                    return (
                      <SuggestionRow
                        key={option.to}
                        id={optionId(at)}
                        kind={kind}
                        option={option}
                        typed={typed}
                        active={at === active}
                        onPick={() => {
                          if (kind === 'troubles' || kind === 'recents') rememberSearch(option.label)
                          combobox.closeAndReset()
                        }}
                      />
                    )
                  })}
                </div>
              ))}
            </div>
            {recents && (
              <RecentButtons
                texts={recents.options.map(({ label }) => label)}
                onForget={text => forget(() => forgetSearch(text))}
                onForgetAll={() => forget(forgetAllSearches)}
              />
            )}
          </div>
          <KeyHelp />
        </div>
      )}
    </>
  )
}

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

/** Only where there is room for it, which is where there is a keyboard. */
export function KeyHelp() {
  return (
    <p
      aria-hidden="true"
      className="hidden h-10 items-center gap-4 border-t border-paper-200 bg-paper-50 px-6 text-support text-ink-600 md:flex"
    >
      <span className="flex items-center gap-1.5">
        <Key>
          <Icon of="arrow-up" size={12} />
        </Key>
        <Key>
          <Icon of="arrow-down" size={12} />
        </Key>
        moverte
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key> escoger
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Esc</Key> cerrar
      </span>
    </p>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="grid h-5 min-w-[1.4375rem] place-items-center rounded-6 border border-paper-300 bg-white px-[0.3125rem] font-sans text-small font-bold text-ink-700">
      {children}
    </kbd>
  )
}
