import { redirect } from 'react-router'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'

/** D7: where technicians land after registering; redirects to the editor. */
export const loader = () => redirect(EDITOR_PATH)
