import { type ReactNode, useRef } from 'react'
import type { UndoableAct } from '#moderation/domain/moderation-act.ts'
import type {
  BookingFigures,
  DossierAccount,
  DossierCase,
  MissedVisit,
  ReviewFigures,
} from '#moderation/domain/person-dossier.ts'
import { type DossierAct, DossierActs, DossierHeader } from '#moderation/ui/dossier/dossier-header.tsx'
import {
  type ModerationAnswer,
  type ModerationDone,
  ModerationFeedback,
  useStaleUndoToast,
} from '#moderation/ui/moderation-answer.tsx'
import { ModerationDialog } from '#moderation/ui/moderation-dialog.tsx'
import { TrailFold } from '#moderation/ui/trail-list.tsx'
import type { TrailEntry } from '#platform/domain/trail.ts'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'

/** What every dossier shows. */
export interface DossierFacts {
  account: DossierAccount
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  bookings: BookingFigures
  reviews: ReviewFigures
  cases: readonly DossierCase[]
  missedVisits: readonly MissedVisit[]
  trail: readonly TrailEntry[]
  undoable: UndoableAct | null
  /** What the form that redirected here did. */
  flash: string | ModerationDone | null
}

interface DossierFrameProps {
  facts: Pick<DossierFacts, 'account' | 'trail' | 'undoable' | 'flash'>
  kind: 'technician' | 'user'
  uid: string
  name: string
  telefono: string
  fotoURL: string | null
  /** The URL of the dossier. */
  path: string
  badges: ReactNode
  acts: readonly DossierAct[]
  /** The acts that have buttons on phones. */
  first: readonly DossierAct['act'][]
  /** The `moderationVersion` that the page shows. */
  seen: string
  answer: ModerationAnswer | undefined
  /** Below the answer. */
  warning?: ReactNode
  anchors?: ReactNode
  columnsClassName: string
  left: ReactNode
  right: ReactNode
  trailClassName: string
}

/** A dossier: who it is, the acts on this person, what the last form did, two columns that end with the trail. */
export function DossierFrame(props: DossierFrameProps) {
  const { facts, kind, uid, name, path } = props
  const view = useRef<HTMLDivElement>(null)
  useLivePanel()
  useStaleUndoToast(kind, uid, facts.undoable)
  return (
    <div ref={view} tabIndex={-1} className="container-page pt-5 pb-16 md:pt-8">
      <ModerationDialog fallback={view}>
        <DossierHeader
          kind={kind}
          name={name}
          account={facts.account}
          telefono={props.telefono}
          fotoURL={props.fotoURL}
          badges={props.badges}
          acts={
            <DossierActs
              kind={kind}
              uid={uid}
              name={name}
              acts={props.acts}
              first={props.first}
              action={path}
              seen={props.seen}
            />
          }
        />
        <div className="mt-4 grid gap-3 empty:hidden">
          <ModerationFeedback flash={facts.flash} answer={props.answer} action={path} />
          {props.warning}
        </div>
        {props.anchors}
        <div
          className={`flex flex-col lg:mt-6 lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-8 ${props.columnsClassName}`}
        >
          <div className="contents min-w-0 content-start gap-5 lg:grid">{props.left}</div>
          <div className="contents min-w-0 content-start gap-5 lg:grid">
            {props.right}
            <TrailFold
              kind={kind}
              uid={uid}
              entries={facts.trail}
              undoable={facts.undoable}
              path={path}
              className={props.trailClassName}
            />
          </div>
        </div>
      </ModerationDialog>
    </div>
  )
}
