import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Errand } from '#bookings/domain/errand.ts'
import { errandText } from '#bookings/ui/errand-card.tsx'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { FormFeedbackContext } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'
import { PhotoField } from '#platform/ui/photo/photo-field.tsx'
import { JOB_PHOTOS_PAGE } from '#platform/wording/photo-paths.ts'
import { OWN_REVIEWS_PATH } from '#reviews/domain/review-reply.ts'
import { GROUP_NAMES } from '#technicians/domain/draft-from-form.ts'
import { previewedProfile } from '#technicians/domain/profile-preview.ts'
import { ChecklistCard } from '#technicians/ui/editor/checklist-card.tsx'
import { EditorButtons } from '#technicians/ui/editor/editor-buttons.tsx'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { EDITOR_PATH, EditorContext, FORM_ID } from '#technicians/ui/editor/editor-context.ts'
import { EditorFeedback, FormMistake } from '#technicians/ui/editor/editor-feedback.tsx'
import { EditorFields } from '#technicians/ui/editor/editor-fields.tsx'
import type { OwnProfile } from '#technicians/ui/editor/own-profile.ts'
import { PreviewCard, PreviewProfile } from '#technicians/ui/editor/preview.tsx'
import { UnsavedGuard } from '#technicians/ui/editor/unsaved-guard.tsx'
import { type EditorAnswer, useProfileEditor } from '#technicians/ui/editor/use-profile-editor.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'
import { JOB_PHOTOS_INTRO, JOB_PHOTOS_TITLE, jobPhotosLinkText } from '#technicians/wording/job-photos.ts'

interface ProfileEditorProps {
  own: OwnProfile
  answer: EditorAnswer | undefined
  notice: string | null
  /** D46: what was under way before registering. */
  errand: Errand | null
  /** To the documents of the verification, under the list of what is missing. */
  verificationLink: ReactNode
}

/** Section 2, technician profile editor. */
export function ProfileEditor({ own, answer, notice, errand, verificationLink }: ProfileEditorProps) {
  const { publicado, facts, calendar } = own
  const { state, formData, formMethod } = useNavigation()
  const sending =
    state !== 'idle' && formMethod === 'POST' ? String(formData?.get('act') ?? '') || null : null
  const editor = useProfileEditor(own, answer, sending !== null)
  const edit = useMemo(() => previewedProfile(editor.live), [editor.live])
  const previewed = useDeferredValue(edit)
  const { missing } = editor
  const buttons = { published: publicado, sending }
  const context = {
    start: editor.start,
    live: editor.live,
    missing,
    isMissingMarked: editor.isMissingMarked,
    keyOf: editor.keyOf,
    act: editor.act,
  }

  return (
    <EditorContext value={context}>
      <FormFeedbackContext value={{ error: editor.mistake, submitted: {}, busy: sending !== null }}>
        <div className="container-page pt-6 md:pt-10">
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div>
              <h1 className="type-h1">Tu perfil público</h1>
              <p className="mt-1 text-ink-600">Así te conocen los clientes antes de llamarte.</p>
              <nav aria-label="Más de tu perfil" className="flex flex-wrap gap-x-5">
                <TextLink to={OWN_REVIEWS_PATH}>
                  <Icon of="star" size={18} className="mr-1.5" />
                  Mis reseñas
                </TextLink>
              </nav>
            </div>
            <div className="flex w-full flex-wrap items-center justify-between gap-3 md:w-auto">
              <ProfileBadge
                state={
                  publicado ? 'publicado' : own.estado === 'publicado' ? 'oculto' : (own.estado ?? 'oculto')
                }
              />
              <ProfileLink published={publicado} slug={facts.slug} />
              <div className="hidden items-center gap-3 md:flex">
                <EditorButtons {...buttons} />
              </div>
            </div>
          </header>
          {errand && (
            <ButtonLink to={errand.path} kind="white" size="large" className="mt-4 max-sm:w-full">
              {errandText(errand)}
              <Icon of="arrow-right" size={18} />
            </ButtonLink>
          )}
          <EditorFeedback
            own={own}
            mistake={editor.mistake}
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
                  <PreviewCard edit={previewed} facts={facts} calendar={calendar} />
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
                  {jobPhotosLinkText(own.trust.jobPhotos.length)}
                </ButtonLink>
              </EditorCard>
              <Form
                id={FORM_ID}
                ref={editor.form}
                method="post"
                action={EDITOR_PATH}
                noValidate
                preventScrollReset
                onSubmit={editor.onSubmit}
                onInput={editor.onInput}
                onBlur={editor.onInput}
                aria-busy={sending !== null}
                className="grid gap-4 md:gap-5"
              >
                <input type="hidden" name="revision" value={editor.revision} />
                <input type="hidden" name="campos" value={GROUP_NAMES.join(' ')} />
                <EditorFields today={bogotaDate(calendar.now)} />
              </Form>
            </div>
          </div>
        </div>
        <PreviewProfile
          edit={previewed}
          facts={facts}
          calendar={calendar}
          trust={own.trust}
          reviews={own.reviews}
          distribution={own.distribution}
          qualities={own.qualities}
        />
        <div className="action-bar sticky bottom-0 z-20 mt-6 grid grid-cols-2 gap-2.5 border-t border-paper-200 bg-white px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-bar md:hidden">
          <div className="col-span-2 empty:hidden">
            <FormMistake mistake={editor.mistake} answer={answer} />
          </div>
          <EditorButtons {...buttons} wide />
        </div>
        <UnsavedGuard isDirty={editor.isDirty && sending === null} />
      </FormFeedbackContext>
    </EditorContext>
  )
}

/** Links to the public profile once published, to the preview before. */
function ProfileLink({ published, slug }: { published: boolean; slug: string }) {
  if (published)
    return (
      <ButtonLink to={`/tecnicos/${slug}`} kind="text" className="px-2!">
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
