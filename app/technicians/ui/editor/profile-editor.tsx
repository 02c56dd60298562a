import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { FormFeedbackContext } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { PhotoField } from '#platform/ui/photo/photo-field.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { GROUP_NAMES } from '#technicians/domain/profile-draft.ts'
import { previewedProfile } from '#technicians/domain/profile-preview.ts'
import type { ProfileEdit } from '#technicians/domain/technician.ts'
import { technicianStatus } from '#technicians/domain/technician-moderation.ts'
import { ChecklistCard } from '#technicians/ui/editor/checklist-card.tsx'
import { EditorContext, FORM_ID, type OwnProfile } from '#technicians/ui/editor/editor-context.ts'
import { EditorFeedback, FormMistake, useSuccessNote } from '#technicians/ui/editor/editor-feedback.tsx'
import { EditorFields } from '#technicians/ui/editor/editor-fields.tsx'
import { EditorCard, EditorLink, MissingHint } from '#technicians/ui/editor/editor-sections.tsx'
import { PreviewLink } from '#technicians/ui/editor/preview-dialog.tsx'
import { UnsavedGuard } from '#technicians/ui/editor/unsaved-draft.tsx'
import { type EditorAnswer, useProfileEditor } from '#technicians/ui/editor/use-profile-editor.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'
import { ownReviewsSummary } from '#technicians/wording/profile-summary.ts'
import { EDITOR_PATH, technicianPath } from '#technicians/wording/technician-paths.ts'

interface ProfileEditorProps {
  own: OwnProfile
  answer: EditorAnswer | undefined
  flash: string | null
  /** D46: the way back to what was under way before registering. */
  returnToLink: ReactNode
  /** What is looked for in vain near here. */
  nearDemand: ReactNode
  /** How many clients keep the profile; null while that is not told. */
  keepersText: string | null
  verificationPath: string
  reviewsPath: string
  /** What the form would publish, as the catalogue's card and as the public profile. */
  renderCard: (edit: ProfileEdit) => ReactNode
  renderProfile: (edit: ProfileEdit) => ReactNode
}

/** Section 2, technician profile editor. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { own, flash, returnToLink, verificationPath, reviewsPath, renderCard, renderProfile } = props
  const { publicado, facts, calendar } = own
  const editor = useProfileEditor(own, props.answer)
  const { answer, draft, mistake, missing, sending } = editor
  const edit = useMemo(() => previewedProfile(draft), [draft])
  const previewed = useDeferredValue(edit)
  const bar = useRef<HTMLDivElement>(null)
  const note = useSuccessNote({ own, answer, flash }, bar)
  const buttons = { published: publicado, isComplete: missing.length === 0, sending }
  const verificationLink = (
    <EditorLink
      to={verificationPath}
      icon="shield-check"
      title="Verificación"
      text="Cédula, antecedentes y licencias"
    />
  )

  return (
    <EditorContext value={editor}>
      <FormFeedbackContext value={{ error: mistake, submitted: {}, busy: sending !== null }}>
        <div className="container-page pt-5 md:pt-10">
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div>
              <h1 className="type-h1">Tu perfil público</h1>
              <p className="mt-1 text-ink-600">
                {props.keepersText ?? 'Así te conocen los clientes antes de llamarte.'}
              </p>
            </div>
            <div className="flex w-full flex-wrap items-center justify-between gap-3 md:w-auto">
              {/* To its owner a profile that was never moderated is only hidden. */}
              <ProfileBadge state={technicianStatus({ publicado, estado: own.estado ?? 'publicado' })} />
              {publicado ? (
                <ButtonLink to={technicianPath(facts.slug)} kind="text" className="px-2!">
                  <Icon of="external-link" size={18} />
                  Ver mi perfil público
                </ButtonLink>
              ) : (
                <PreviewLink>{renderProfile(previewed)}</PreviewLink>
              )}
              <div className="hidden items-center gap-3 md:flex">
                <EditorButtons {...buttons} />
              </div>
            </div>
          </header>
          {returnToLink}
          {props.nearDemand}
          <EditorFeedback
            own={own}
            mistake={mistake}
            answer={answer}
            flash={flash}
            isRecovered={editor.isRecovered}
          />
          <div className="mt-4 md:mt-7 md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_21.75rem] lg:gap-x-10">
            <aside aria-label="Lista para publicar" className="md:col-start-2 md:row-start-1">
              {/* What is missing stays in view; once nothing is, the whole preview does. */}
              <div
                className={`md:sticky md:grid md:gap-4 ${missing.length > 0 ? 'md:top-14' : 'md:top-[min(3.5rem,calc(100vh-53rem))]'}`}
              >
                {note && !note.isInBar && <Message kind="success">{note.text}</Message>}
                <ChecklistCard missing={missing} published={publicado} isMarked={editor.isMissingMarked} />
                <div className="hidden gap-4 md:grid">
                  {verificationLink}
                  <div>
                    <p className="mb-2.5 flex items-center gap-2 text-label font-bold text-ink-700">
                      <Icon of="eye" size={18} />
                      Vista previa en vivo
                    </p>
                    {renderCard(previewed)}
                  </div>
                </div>
              </div>
            </aside>
            <div className="mt-4 grid min-w-0 content-start gap-3.5 [overflow-anchor:none] md:col-start-1 md:row-start-1 md:mt-0 md:gap-5 max-md:[&_:is(input,select,textarea,button)]:scroll-mb-24">
              <EditorCard
                id="foto"
                title="Foto"
                hint="De frente y con buena luz."
                summary={facts.fotoURL ? 'Así te ven en el catálogo' : ''}
                picture={
                  facts.fotoURL && (
                    <Avatar
                      name={edit.nombre}
                      src={photoAt(facts.fotoURL, 144, 144)}
                      className="w-11 arch-90 text-small"
                    />
                  )
                }
                fields={[]}
                points={['photo']}
              >
                <PhotoField nombre={edit.nombre} fotoURL={facts.fotoURL} />
                <MissingHint point="photo" />
              </EditorCard>
              <Form {...editor.formProps} id={FORM_ID} action={EDITOR_PATH} className="grid gap-3.5 md:gap-5">
                <input type="hidden" name="revision" value={editor.revision} />
                <input type="hidden" name="campos" value={GROUP_NAMES.join(' ')} />
                <EditorFields today={bogotaDate(calendar.now)} jobPhotos={own.jobPhotos} />
              </Form>
              <div className="md:hidden">{verificationLink}</div>
              <EditorLink
                to={reviewsPath}
                icon="star"
                title="Mis reseñas"
                text={ownReviewsSummary(facts.resenasCount)}
              />
            </div>
          </div>
        </div>
        {/* The footer follows without a gap: the bar ends the page. */}
        <div
          ref={bar}
          className="action-bar sticky bottom-0 z-20 mt-3 -mb-12 grid grid-cols-2 gap-2.5 border-t border-paper-200 bg-white px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-bar md:hidden"
        >
          <div className="col-span-2 empty:hidden">
            <FormMistake mistake={mistake} answer={answer} />
            {!mistake && note?.isInBar && <Message kind="success">{note.text}</Message>}
          </div>
          <EditorButtons {...buttons} wide />
        </div>
        <UnsavedGuard isDirty={editor.isDirty} />
      </FormFeedbackContext>
    </EditorContext>
  )
}

interface EditorButtonsProps {
  published: boolean
  isComplete: boolean
  /** The submitted act: 'guardar', 'publicar', 'ocultar'. */
  sending: string | null
  wide?: boolean
}

function EditorButtons({ published, isComplete, sending, wide }: EditorButtonsProps) {
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
        <Button
          {...common}
          {...busyWith('publicar')}
          kind={isComplete ? 'primary' : 'locked'}
          busyText="Publicando…"
        >
          {!isComplete && <Icon of="lock" size={18} />}
          Publicar
        </Button>
      )}
    </>
  )
}
