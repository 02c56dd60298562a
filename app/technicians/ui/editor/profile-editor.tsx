import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Form } from 'react-router'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { FormFeedbackContext } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { PhotoField } from '#platform/ui/photo/photo-field.tsx'
import { JOB_PHOTOS_PAGE } from '#platform/wording/photo-paths.ts'
import { GROUP_NAMES } from '#technicians/domain/profile-draft.ts'
import type { ProfileEdit } from '#technicians/domain/profile-edit.ts'
import { previewedProfile } from '#technicians/domain/profile-preview.ts'
import { technicianStatus } from '#technicians/domain/technician-moderation.ts'
import { ChecklistCard } from '#technicians/ui/editor/checklist-card.tsx'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { EditorContext, FORM_ID, type OwnProfile } from '#technicians/ui/editor/editor-context.ts'
import { EditorFeedback, FormMistake } from '#technicians/ui/editor/editor-feedback.tsx'
import { EditorFields } from '#technicians/ui/editor/editor-fields.tsx'
import { UnsavedGuard } from '#technicians/ui/editor/unsaved-draft.tsx'
import { type EditorAnswer, useProfileEditor } from '#technicians/ui/editor/use-profile-editor.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'
import { JOB_PHOTOS_INTRO, JOB_PHOTOS_TITLE, jobPhotosLinkText } from '#technicians/wording/job-photos.ts'
import { EDITOR_PATH, technicianPath } from '#technicians/wording/technician-paths.ts'

interface ProfileEditorProps {
  own: OwnProfile
  answer: EditorAnswer | undefined
  notice: string | null
  /** Links of the heading to what else belongs to the profile. */
  links: ReactNode
  /** D46: the way back to what was under way before registering. */
  returnToLink: ReactNode
  /** To the documents of the verification, under the list of what is missing. */
  verificationLink: ReactNode
  /** What the form would publish, as the catalogue's card and as the public profile. */
  renderCard: (edit: ProfileEdit) => ReactNode
  renderProfile: (edit: ProfileEdit) => ReactNode
}

/** Section 2, technician profile editor. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { own, notice, links, returnToLink, verificationLink, renderCard, renderProfile } = props
  const { publicado, facts, calendar } = own
  const editor = useProfileEditor(own, props.answer)
  const { answer, draft, mistake, missing, sending } = editor
  const edit = useMemo(() => previewedProfile(draft), [draft])
  const previewed = useDeferredValue(edit)
  const buttons = { published: publicado, sending }

  return (
    <EditorContext value={editor}>
      <FormFeedbackContext value={{ error: mistake, submitted: {}, busy: sending !== null }}>
        <div className="container-page pt-6 md:pt-10">
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div>
              <h1 className="type-h1">Tu perfil público</h1>
              <p className="mt-1 text-ink-600">Así te conocen los clientes antes de llamarte.</p>
              <nav aria-label="Más de tu perfil" className="flex flex-wrap gap-x-5">
                {links}
              </nav>
            </div>
            <div className="flex w-full flex-wrap items-center justify-between gap-3 md:w-auto">
              {/* To its owner a profile that was never moderated is only hidden. */}
              <ProfileBadge state={technicianStatus({ publicado, estado: own.estado ?? 'publicado' })} />
              <ProfileLink published={publicado} slug={facts.slug} />
              <div className="hidden items-center gap-3 md:flex">
                <EditorButtons {...buttons} />
              </div>
            </div>
          </header>
          {returnToLink}
          <EditorFeedback
            own={own}
            mistake={mistake}
            answer={answer}
            notice={notice}
            isRecovered={editor.isRecovered}
          />
          <div className="mt-5 md:mt-7 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-x-10">
            <aside aria-label="Vista previa y lista para publicar" className="md:col-start-2 md:row-start-1">
              <div className="md:sticky md:top-14 md:grid md:max-h-[calc(100vh-4.5rem)] md:gap-4 md:overflow-y-auto md:p-1 md:-m-1">
                <ChecklistCard missing={missing} published={publicado} />
                {verificationLink}
                <div className="hidden md:block">
                  <p className="mb-2.5 flex items-center gap-2 text-label font-bold text-ink-700">
                    <Icon of="eye" size={18} />
                    Vista previa en vivo
                  </p>
                  {renderCard(previewed)}
                </div>
              </div>
            </aside>
            <div className="mt-4 grid min-w-0 content-start gap-4 md:col-start-1 md:row-start-1 md:mt-0 md:gap-5 max-md:[&_:is(input,select,textarea,button)]:scroll-mb-24">
              <EditorCard
                id="foto"
                title="Foto"
                hint="De frente, con buena luz y sin gafas oscuras."
                point="photo"
              >
                <PhotoField nombre={edit.nombre} fotoURL={facts.fotoURL} />
              </EditorCard>
              <EditorCard id="trabajos-hechos" title={JOB_PHOTOS_TITLE} hint={JOB_PHOTOS_INTRO}>
                <ButtonLink to={JOB_PHOTOS_PAGE} kind="white">
                  <Icon of="image" size={18} />
                  {jobPhotosLinkText(own.jobPhotos)}
                </ButtonLink>
              </EditorCard>
              <Form {...editor.formProps} id={FORM_ID} action={EDITOR_PATH} className="grid gap-4 md:gap-5">
                <input type="hidden" name="revision" value={editor.revision} />
                <input type="hidden" name="campos" value={GROUP_NAMES.join(' ')} />
                <EditorFields today={bogotaDate(calendar.now)} />
              </Form>
            </div>
          </div>
        </div>
        {renderProfile(previewed)}
        <div className="action-bar sticky bottom-0 z-20 mt-6 grid grid-cols-2 gap-2.5 border-t border-paper-200 bg-white px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-bar md:hidden">
          <div className="col-span-2 empty:hidden">
            <FormMistake mistake={mistake} answer={answer} />
          </div>
          <EditorButtons {...buttons} wide />
        </div>
        <UnsavedGuard isDirty={editor.isDirty} />
      </FormFeedbackContext>
    </EditorContext>
  )
}

/** Links to the public profile once published, to the preview before. */
function ProfileLink({ published, slug }: { published: boolean; slug: string }) {
  if (published)
    return (
      <ButtonLink to={technicianPath(slug)} kind="text" className="px-2!">
        <Icon of="external-link" size={18} />
        Ver mi perfil público
      </ButtonLink>
    )
  return (
    <a
      href="#vista-previa"
      className="inline-flex min-h-11 items-center gap-2 rounded-8 px-2 text-label font-bold text-petrol-600 hover:bg-petrol-50"
    >
      <Icon of="eye" size={18} />
      Vista previa
    </a>
  )
}

interface EditorButtonsProps {
  published: boolean
  /** The submitted act: 'guardar', 'publicar', 'ocultar'. */
  sending: string | null
  wide?: boolean
}

function EditorButtons({ published, sending, wide }: EditorButtonsProps) {
  const common = {
    type: 'submit',
    form: FORM_ID,
    name: 'act',
    size: 'large',
    wide,
    className: 'max-sm:px-3',
  } as const
  const busyWith = (act: string) => ({ value: act, busy: sending !== null && sending === act })
  return (
    <>
      <Button {...common} {...busyWith('guardar')} kind="petrol" busyText="Guardando…">
        Guardar
      </Button>
      {published ? (
        <Button {...common} {...busyWith('ocultar')} kind="white" busyText="Ocultando…">
          Ocultar
        </Button>
      ) : (
        <Button {...common} {...busyWith('publicar')} kind="primary" busyText="Publicando…">
          Publicar
        </Button>
      )}
    </>
  )
}
