// The own profile as the public would see it: a page of its own, or a dialog over the editor with what is typed there.
import { servicesContext } from '#app/services.ts'
import {
  findProfileTrust,
  findReviewSummary,
  listApprovedReviewsOf,
} from '#catalogue/persistence/public-profile.server.ts'
import { PreviewProfile } from '#catalogue/ui/profile/profile-preview.tsx'
import { requireViewer } from '#guards/guard.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { screenFailure } from '#platform/wording/failures.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { unsavedProfile } from '#technicians/domain/profile-changes.ts'
import { previewedProfile } from '#technicians/domain/profile-preview.ts'
import { openOwnProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { PREVIEW_TITLE } from '#technicians/wording/profile-status.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'
import type { Route } from './+types/own-profile-preview'
import { editorProfileOf } from './editor-profile.server.ts'

const SHOWN_REVIEWS = 3

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const viewer = requireViewer(context)
  const { db } = services
  const { uid } = viewer
  const stored = (await openOwnProfile(services, viewer)) ?? unsavedProfile(uid, services.now())
  const [own, trust, reviews, { distribution, qualities }] = await Promise.all([
    editorProfileOf(services, stored),
    findProfileTrust(db, uid, services.now()),
    listApprovedReviewsOf(db, uid, SHOWN_REVIEWS),
    findReviewSummary(db, uid),
  ])
  return { own, shown: { trust, reviews, distribution, qualities } }
}

/** A failure must not replace the editor, whose dialog loads this too. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return null
  }
}

export const meta = () => pageMeta(PREVIEW_TITLE)

export default function OwnProfilePreview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="container-page pt-5 md:pt-7">
        <TextLink to={EDITOR_PATH}>
          <Icon of="arrow-left" size={18} className="mr-1.5" />
          Mi perfil técnico
        </TextLink>
        <h1 className="mt-0.5 mb-4 type-h1">{PREVIEW_TITLE}</h1>
        {!loaderData && <Message kind="error">{screenFailure(EDITOR_PATH).text}</Message>}
      </div>
      {loaderData && (
        <PreviewProfile
          edit={previewedProfile(loaderData.own.stored)}
          facts={loaderData.own.facts}
          calendar={loaderData.own.calendar}
          shown={loaderData.shown}
        />
      )}
    </>
  )
}
