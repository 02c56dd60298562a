// What every guard's layout route exports beside its middleware.
export { GuardedPage as default } from '#accounts/ui/live/guarded-page.tsx'

/** Without a loader React Router would skip the middleware when only a child's data is requested. */
export const loader = () => null
