import { type ComponentProps, useCallback, useId, useRef, useState } from 'react'
import { SEARCH_TEXT_LIMIT } from '#catalogue/domain/catalogue-filters.ts'
import { useLazyModule } from '#platform/ui/hooks/loading-hooks.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface SearchComboboxProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'ref' | 'onFocus'> {
  /** The city that is suggested first; null for none. */
  ciudad: string | null
}

export interface PopupState {
  readonly expanded: boolean
  readonly activeId: string | undefined
}

/**
 * The text field of a search, named `q`: an ARIA 1.2 combobox with suggestions. The panel lies under the nearest
 * positioned ancestor and its code is loaded on the first focus. Without a script it is a plain text field.
 */
export function SearchCombobox({ ciudad, ...rest }: SearchComboboxProps) {
  const hydrated = useHydrated()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wasFocused, setWasFocused] = useState(false)
  const [popup, setPopup] = useState<PopupState>({ expanded: false, activeId: undefined })
  const onPopupChange = useCallback((expanded: boolean, activeId: string | undefined) => {
    setPopup({ expanded, activeId })
  }, [])
  const panel = useLazyModule(wasFocused, () => import('#catalogue/ui/search/suggestions-panel.tsx'))
  return (
    <>
      <input
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_LIMIT}
        {...rest}
        ref={input}
        type="text"
        onFocus={() => setWasFocused(true)}
        {...(hydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': popup.expanded,
          'aria-controls': popup.expanded ? listId : undefined,
          'aria-activedescendant': popup.activeId,
        })}
      />
      {panel && (
        <panel.SuggestionsPanel input={input} listId={listId} ciudad={ciudad} onPopupChange={onPopupChange} />
      )}
    </>
  )
}
