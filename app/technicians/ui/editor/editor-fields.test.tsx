import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PROFILE_FIELDS } from '#technicians/domain/technician.ts'
import { EditorContext } from '#technicians/ui/editor/editor-context.ts'
import { EditorFields } from '#technicians/ui/editor/editor-fields.tsx'
import { completeDraft } from '#tests/support/people/profile-drafts.ts'

// The form names all of them in `campos` or sends them: one without a control would be emptied by every save.
test('the editor has a control for every field of a profile', () => {
  const draft = completeDraft({
    certificaciones: ['SENA'],
    tags: ['urgencias'],
    licencias: [{ tipo: 'Carné', entidad: 'CONTE', numero: '1', vence: '' }],
    excepciones: [{ tipo: 'libre', fecha: '2026-12-24', hasta: '', inicio: '', fin: '' }],
  })
  const ignore = () => undefined
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <EditorContext
        value={{
          ...{ draft, missing: [], isMissingMarked: false, isSaved: true, storedRevision: 0, rowChanges: 0 },
          ...{ change: ignore, onChange: ignore, changeRows: ignore },
        }}
      >
        <EditorFields today="2026-11-16" jobPhotos={0} />
      </EditorContext>
    </MemoryRouter>,
  )
  const names = [...markup.matchAll(/ name="([^".]+)/g)].map(([, name]) => name)
  expect([...Object.keys(PROFILE_FIELDS), 'festivos'].filter(name => !names.includes(name))).toEqual([])
})
