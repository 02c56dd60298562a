import { Outlet } from 'react-router'
import { guardedBy } from '#guards/guard.server.ts'

export const middleware = [guardedBy('signed-in', { guestsMayPost: true })]

// Without a loader React Router would skip the middleware when only a child's data is asked for.
export const loader = () => null

export default Outlet
