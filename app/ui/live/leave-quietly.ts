/** For the forms that sign out. Whoever is signed in has the rest of it already. */
export function leaveQuietly(): void {
  import('#ui/live/sign-out-broadcast.ts').then(
    ({ broadcastSignOut }) => broadcastSignOut(),
    () => {},
  )
}
