import { type RefObject, useEffect, useRef } from 'react'
import { KeyHelp } from '#catalogue/ui/search/key-help.tsx'
import { RecentButtons } from '#catalogue/ui/search/recent-buttons.tsx'
import { forgetAllSearches, forgetSearch, rememberSearch } from '#catalogue/ui/search/recent-searches.ts'
import { SuggestionRow } from '#catalogue/ui/search/suggestion-row.tsx'
import { isNarrow, useCombobox } from '#catalogue/ui/search/use-combobox.ts'
import { suggestionCountText } from '#catalogue/wording/suggestions.ts'

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
