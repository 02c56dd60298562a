import type { Viewer } from '#accounts/domain/viewer.ts'

/** The signed-in person as header and session code know them; null for a guest. */
export type FrameViewer = Pick<Viewer, 'name' | 'email' | 'role' | 'ciudad'>
