import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { MAX_ROWS, TEXT_MAX_LENGTH } from '#technicians/domain/profile-draft.ts'
import { ActButton } from '#technicians/ui/editor/act-button.tsx'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'

interface TextListFieldProps {
  group: 'certificaciones' | 'tags'
  inputName: 'certificacion' | 'tag'
  title: string
  hint: string
  label: string
  placeholder: string
}

/** A list of short texts, added with Enter or the plus button. */
export function TextListField({ group, inputName, title, hint, label, placeholder }: TextListFieldProps) {
  const { start, keyOf, act } = useEditor()
  const texts = start[group]
  return (
    <EditorCard id={group} title={title} hint={hint} group={group}>
      <div key={keyOf(group)}>
        {texts.length > 0 && (
          <ul className="mb-3 flex flex-wrap gap-2">
            {texts.map((text, index) => (
              <li
                key={text}
                className="inline-flex min-h-11 max-w-full items-center rounded-12 border border-petrol-600 bg-petrol-50 pl-3.5 text-label font-bold text-petrol-700"
              >
                <input type="hidden" name={group} value={text} />
                <span className="min-w-0 break-words py-2">{text}</span>
                <ActButton
                  act={`${group}.quitar.${index}`}
                  section={group}
                  kind="text"
                  className="w-11 px-0! text-petrol-700!"
                  aria-label={`Quitar ${text}`}
                >
                  <Icon of="x" size={16} />
                </ActButton>
              </li>
            ))}
          </ul>
        )}
        {texts.length < MAX_ROWS[group] && (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              label={label}
              name={inputName}
              defaultValue={start[inputName]}
              maxLength={TEXT_MAX_LENGTH}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="done"
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                act(`${group}.agregar`)
              }}
            />
            <ActButton
              act={`${group}.agregar`}
              section={group}
              kind="petrol"
              className="size-12 px-0!"
              aria-label={`Agregar a ${title.toLowerCase()}`}
            >
              <Icon of="plus" />
            </ActButton>
          </div>
        )}
      </div>
    </EditorCard>
  )
}
