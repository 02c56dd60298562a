// What every guard's layout route exports beside its middleware.
export { Outlet as default } from 'react-router'

/** Without a loader React Router would skip the middleware when only a child's data is requested. */
export const loader = () => null
